// The works of rowan-bench that GTK's list models can do: the same trees, random numbers and answers.
//
// gtk-works WORK SIZE prints its samples as JSON. List models need no display, so GTK is not initialised.
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// MARK: Items

/// A node of a tree: a number, and a store of its children unless it is a leaf.
#define NODE_TYPE (node_get_type())
G_DECLARE_FINAL_TYPE(Node, node, BENCH, NODE, GObject)

struct _Node {
  GObject parent_instance;
  gint64 number;
  GListStore *children;
};

G_DEFINE_TYPE(Node, node, G_TYPE_OBJECT)

static void node_finalize(GObject *object) {
  g_clear_object(&BENCH_NODE(object)->children);
  G_OBJECT_CLASS(node_parent_class)->finalize(object);
}

static void node_class_init(NodeClass *class) { G_OBJECT_CLASS(class)->finalize = node_finalize; }

static void node_init(Node *node) {}

static Node *node_new(gint64 number) {
  Node *node = g_object_new(NODE_TYPE, NULL);
  node->number = number;
  return node;
}

/// Adds a new node to a store, and keeps it there only.
static Node *append(GListStore *store, gint64 number) {
  Node *node = node_new(number);
  g_list_store_append(store, node);
  g_object_unref(node);
  return node;
}

static GListStore *store_new(void) { return g_list_store_new(NODE_TYPE); }

static GListStore *append_parent(GListStore *store, gint64 number) {
  Node *node = append(store, number);
  node->children = store_new();
  return node->children;
}

static GListModel *children_of(gpointer item, gpointer data) {
  Node *node = item;
  return node->children ? g_object_ref(G_LIST_MODEL(node->children)) : NULL;
}

// MARK: Trees

/// The largest cube with about that many items.
static guint edge_of(gint64 size) {
  guint edge = 1;
  while ((gint64)(edge + 1) * (edge + 1) * (edge + 1) <= size) edge += 1;
  return edge;
}

static GListStore *cube_new(guint edge) {
  gint64 number = 0;
  GListStore *roots = store_new();
  for (guint i = 0; i < edge; i += 1) {
    GListStore *parents = append_parent(roots, number++);
    for (guint j = 0; j < edge; j += 1) {
      GListStore *leaves = append_parent(parents, number++);
      for (guint k = 0; k < edge; k += 1) append(leaves, number++);
    }
  }
  return roots;
}

static GListStore *chain_new(guint depth) {
  GListStore *roots = store_new();
  GListStore *store = roots;
  for (guint number = 0; number + 1 < depth; number += 1) store = append_parent(store, number);
  append(store, depth - 1);
  return roots;
}

static GtkTreeListModel *model_of(GListStore *roots, gboolean expanded) {
  return gtk_tree_list_model_new(g_object_ref(G_LIST_MODEL(roots)), FALSE, expanded, children_of, NULL, NULL);
}

static guint row_count(GtkTreeListModel *model) { return g_list_model_get_n_items(G_LIST_MODEL(model)); }

static gint64 number_at(GtkTreeListModel *model, guint row) {
  GtkTreeListRow *list_row = g_list_model_get_item(G_LIST_MODEL(model), row);
  Node *node = gtk_tree_list_row_get_item(list_row);
  gint64 number = node->number;
  g_object_unref(node);
  g_object_unref(list_row);
  return number;
}

/// Opens or closes a row.
///
/// @return How many rows came or went.
static gint64 set_expanded(GtkTreeListModel *model, guint row, gboolean expanded) {
  guint before = row_count(model);
  GtkTreeListRow *list_row = g_list_model_get_item(G_LIST_MODEL(model), row);
  gtk_tree_list_row_set_expanded(list_row, expanded);
  g_object_unref(list_row);
  return ABS((gint64)row_count(model) - before);
}

static gint64 collapse_roots(GtkTreeListModel *model, guint edge) {
  gint64 rows = 0;
  for (guint row = 0; row < edge; row += 1) rows += set_expanded(model, row, FALSE);
  return rows;
}

/// From the last to the first, so that each is in the row of its number among the roots.
static gint64 expand_roots(GtkTreeListModel *model, guint edge) {
  gint64 rows = 0;
  for (guint row = edge; row > 0; row -= 1) rows += set_expanded(model, row - 1, TRUE);
  return rows;
}

static Node *child(GListStore *store, guint index) {
  Node *node = g_list_model_get_item(G_LIST_MODEL(store), index);
  g_object_unref(node);
  return node;
}

// MARK: Random numbers

static guint64 random_state = 0x2545F4914F6CDD1D;

static gint64 random_below(gint64 bound) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return (random_state >> 11) % (guint64)bound;
}

static gint64 *random_numbers(guint count, gint64 bound) {
  gint64 *numbers = g_new(gint64, count);
  for (guint i = 0; i < count; i += 1) numbers[i] = random_below(bound);
  return numbers;
}

// MARK: Samples

static double samples[5];
static int sample_count = 0;
static gint64 first_answer;
static double started, sample_started;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

/// As long and as often as rowan-bench takes samples.
static gboolean goes_on(void) {
  if (sample_count == 0) started = now();
  return sample_count == 0 || (sample_count < 5 && now() - started < 1.5e9);
}

static void note(double value, gint64 answer) {
  if (sample_count == 0) first_answer = answer;
  samples[sample_count++] = value;
}

static void start(void) { sample_started = now(); }

static void stop(gint64 operations, gint64 answer) { note((now() - sample_started) / operations, answer); }

static gint64 resident_bytes(void) {
  long size = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file == NULL || fscanf(file, "%ld %ld", &size, &resident) != 2) exit(1);
  fclose(file);
  return (gint64)resident * sysconf(_SC_PAGESIZE);
}

// MARK: Look-ups

static void item_at_row(gint64 size) {
  GtkTreeListModel *model = model_of(cube_new(edge_of(size)), TRUE);
  guint count = 100000;
  gint64 *rows = random_numbers(count, row_count(model));
  while (goes_on()) {
    start();
    gint64 sum = 0;
    for (guint i = 0; i < count; i += 1) sum += number_at(model, rows[i]);
    stop(count, sum);
  }
}

static void windows(gint64 size) {
  GtkTreeListModel *model = model_of(cube_new(edge_of(size)), TRUE);
  guint count = 2000;
  gint64 *starts = random_numbers(count, row_count(model) - 50);
  while (goes_on()) {
    start();
    gint64 sum = 0;
    for (guint i = 0; i < count; i += 1) {
      for (guint row = starts[i]; row < starts[i] + 50; row += 1) {
        GtkTreeListRow *list_row = g_list_model_get_item(G_LIST_MODEL(model), row);
        Node *node = gtk_tree_list_row_get_item(list_row);
        sum += gtk_tree_list_row_get_depth(list_row) + node->number;
        g_object_unref(node);
        g_object_unref(list_row);
      }
    }
    stop(count * 50, sum);
  }
}

static void row_of_item(gint64 size) {
  GtkTreeListModel *model = model_of(cube_new(edge_of(size)), TRUE);
  guint held_count = 10000, count = 100000;
  gint64 *held = random_numbers(held_count, row_count(model));
  GtkTreeListRow **rows = g_new(GtkTreeListRow *, held_count);
  for (guint i = 0; i < held_count; i += 1) rows[i] = gtk_tree_list_model_get_row(model, held[i]);
  gint64 *order = random_numbers(count, held_count);
  while (goes_on()) {
    start();
    gint64 sum = 0;
    for (guint i = 0; i < count; i += 1) sum += gtk_tree_list_row_get_position(rows[order[i]]);
    stop(count, sum);
  }
}

// MARK: Opening and closing

static void collapse_root(gint64 size) {
  guint edge = edge_of(size);
  GtkTreeListModel *model = model_of(cube_new(edge), TRUE);
  while (goes_on()) {
    start();
    gint64 rows = collapse_roots(model, edge);
    stop(edge, rows);
    expand_roots(model, edge);
  }
}

static void expand_root(gint64 size) {
  guint edge = edge_of(size);
  GtkTreeListModel *model = model_of(cube_new(edge), TRUE);
  while (goes_on()) {
    collapse_roots(model, edge);
    start();
    gint64 rows = expand_roots(model, edge);
    stop(edge, rows);
  }
}

static void expand_all(gint64 size) {
  guint edge = edge_of(size);
  GtkTreeListModel *model = model_of(cube_new(edge), TRUE);
  while (goes_on()) {
    collapse_roots(model, edge);
    start();
    expand_roots(model, edge);
    stop(1, row_count(model));
  }
}

static void collapse_all(gint64 size) {
  guint edge = edge_of(size);
  GtkTreeListModel *model = model_of(cube_new(edge), TRUE);
  while (goes_on()) {
    start();
    collapse_roots(model, edge);
    stop(1, row_count(model));
    expand_roots(model, edge);
  }
}

// MARK: Edits

static void leaf_in_cube(gint64 size) {
  guint edge = edge_of(size), count = 10000;
  GListStore *roots = cube_new(edge);
  GtkTreeListModel *model = model_of(roots, TRUE);
  gint64 *parents = random_numbers(count, (gint64)edge * edge);
  Node *leaf = node_new(-1);
  while (goes_on()) {
    start();
    gint64 sum = 0;
    for (guint i = 0; i < count; i += 1) {
      GListStore *store = child(child(roots, parents[i] / edge)->children, parents[i] % edge)->children;
      g_list_store_insert(store, edge / 2, leaf);
      sum += row_count(model);
      g_list_store_remove(store, edge / 2);
      sum -= row_count(model);
    }
    stop(count, sum);
  }
}

static void leaf_among_siblings(gint64 size) {
  GListStore *roots = store_new();
  for (gint64 number = 0; number < size; number += 1) append(roots, number);
  GtkTreeListModel *model = model_of(roots, TRUE);
  guint count = 10000;
  gint64 *indices = random_numbers(count, size);
  Node *leaf = node_new(-1);
  while (goes_on()) {
    start();
    gint64 sum = 0;
    for (guint i = 0; i < count; i += 1) {
      g_list_store_insert(roots, indices[i], leaf);
      sum += row_count(model);
      g_list_store_remove(roots, indices[i]);
      sum -= row_count(model);
    }
    stop(count, sum);
  }
}

/// Moves each root but the first to the one before it and back; what is below comes into view again.
static void move_root(gint64 size) {
  guint edge = edge_of(size);
  GListStore *roots = cube_new(edge);
  GtkTreeListModel *model = model_of(roots, TRUE);
  while (goes_on()) {
    start();
    for (guint index = 1; index < edge; index += 1) {
      Node *node = g_object_ref(child(roots, index));
      GListStore *before = child(roots, index - 1)->children;
      g_list_store_remove(roots, index);
      g_list_store_insert(before, 0, node);
      g_list_store_remove(before, 0);
      g_list_store_insert(roots, index, node);
      g_object_unref(node);
    }
    stop((edge - 1) * 2, row_count(model));
  }
}

// MARK: Builds

static void build(gint64 size) {
  while (goes_on()) {
    start();
    GListStore *roots = cube_new(edge_of(size));
    GtkTreeListModel *model = model_of(roots, TRUE);
    stop(1, row_count(model));
    g_object_unref(model);
    g_object_unref(roots);
  }
}

static void memory(gint64 size) {
  goes_on();
  // What the types and the main parts of the library take is no part of the tree.
  g_object_unref(model_of(cube_new(1), TRUE));
  gint64 before = resident_bytes();
  GtkTreeListModel *model = model_of(cube_new(edge_of(size)), TRUE);
  note(resident_bytes() - before, row_count(model));
}

// MARK: Chains

static void chain_item_at_row(gint64 depth) {
  GtkTreeListModel *model = model_of(chain_new(depth), TRUE);
  guint count = 2000;
  gint64 *rows = random_numbers(count, depth);
  while (goes_on()) {
    start();
    gint64 sum = 0;
    for (guint i = 0; i < count; i += 1) sum += number_at(model, rows[i]);
    stop(count, sum);
  }
}

static void chain_row_of_item(gint64 depth) {
  GtkTreeListModel *model = model_of(chain_new(depth), TRUE);
  guint count = 2000;
  gint64 *items = random_numbers(count, depth);
  GtkTreeListRow **rows = g_new(GtkTreeListRow *, count);
  for (guint i = 0; i < count; i += 1) rows[i] = gtk_tree_list_model_get_row(model, items[i]);
  while (goes_on()) {
    start();
    gint64 sum = 0;
    for (guint i = 0; i < count; i += 1) sum += gtk_tree_list_row_get_position(rows[i]);
    stop(count, sum);
  }
}

/// A hundred times in rowan-bench, once here: the time is for one operation, the answer for as many.
static void chain_toggle(gint64 depth) {
  GtkTreeListModel *model = model_of(chain_new(depth), TRUE);
  while (goes_on()) {
    start();
    set_expanded(model, 0, FALSE);
    gint64 rows = row_count(model);
    set_expanded(model, 0, TRUE);
    rows += row_count(model);
    stop(2, 100 * rows);
  }
}

// MARK: Main

static const struct {
  const char *name;
  void (*run)(gint64 size);
} works[] = {
    {"item-at-row", item_at_row},
    {"windows", windows},
    {"row-of-item", row_of_item},
    {"collapse-root", collapse_root},
    {"expand-root", expand_root},
    {"expand-all", expand_all},
    {"collapse-all", collapse_all},
    {"leaf-in-cube", leaf_in_cube},
    {"leaf-among-siblings", leaf_among_siblings},
    {"move-root", move_root},
    {"build", build},
    {"memory", memory},
    {"chain-item-at-row", chain_item_at_row},
    {"chain-row-of-item", chain_row_of_item},
    {"chain-toggle", chain_toggle},
};

int main(int count, char **arguments) {
  for (gsize i = 0; count == 3 && i < G_N_ELEMENTS(works); i += 1) {
    if (strcmp(arguments[1], works[i].name) != 0) continue;
    works[i].run(atoll(arguments[2]));
    printf("{\"answer\": %ld, \"sink\": 0, \"samples\": [", (long)first_answer);
    for (int sample = 0; sample < sample_count; sample += 1) printf(sample ? ", %f" : "%f", samples[sample]);
    printf("]}\n");
    return 0;
  }
  fprintf(stderr, "gtk-works: takes a work and a size\n");
  return 2;
}
