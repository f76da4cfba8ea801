import { readFileSync } from "node:fs"

const module = await WebAssembly.compile(readFileSync(process.argv[2]))
const imports = WebAssembly.Module.imports(module)
if (imports.length > 0) throw new Error("imports left: " + imports.map((entry) => entry.name).join(", "))
const instance = await WebAssembly.instantiate(module, {})
console.log(instance.exports.rowan_check() >>> 0)
