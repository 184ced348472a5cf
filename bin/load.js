// Loads the built command line together with the code that V8 compiled for it at build time (tools/build/code-cache.js).
//
//   dist/command/start-1a2b.cjs + dist/command/code-main-v20.20.2-x64/start-1a2b.cjs  =>  a module that is not compiled again
//
// Compiling is most of what a short run does, and Node keeps compiled code between runs only from version 22 on. Nothing depends on
// the kept code: V8 compares its own version, its flags and the length of the source, and compiles the source when they differ.
const { existsSync, readFileSync } = require('node:fs')
const Module = require('node:module')
const { dirname, join } = require('node:path')
const { Script } = require('node:vm')

/** Where the build keeps code for the Node that runs now; batch workers run under flags of their own. */
function codeFolder(folder, entry = 'main') {
  return join(folder, `code-${entry}-${process.version}-${process.arch}`)
}

/** What main.cjs, or another entry, in that folder exports. */
function loadCommand(folder, entry = 'main') {
  const path = join(folder, `${entry}.cjs`)
  if (existsSync(codeFolder(folder, entry))) return createLoader(folder, entry).load(path)
  Module.enableCompileCache?.()
  return require(path)
}

/** Loads the files of a folder as `require` does, and remembers their scripts by file name. */
function createLoader(folder, entry = 'main') {
  const modules = new Map()
  const scripts = new Map()
  const code = codeFolder(folder, entry)

  function load(path) {
    const known = modules.get(path)
    if (known) return known.exports
    const name = path.slice(folder.length + 1)
    const source = Module.wrap(readFileSync(path, 'utf8'))
    const script = new Script(source, { filename: path, cachedData: readCode(join(code, name)) })
    const loaded = { exports: {} }
    modules.set(path, loaded)
    scripts.set(name, script)
    const requireOther = (id) => (id.startsWith('./') ? load(join(folder, id)) : require(id))
    script.runInThisContext()(loaded.exports, requireOther, loaded, path, dirname(path))
    return loaded.exports
  }

  return { load, scripts }
}

/** A file that was not loaded while the code was kept has none. */
function readCode(path) {
  return existsSync(path) ? readFileSync(path) : undefined
}

module.exports = { codeFolder, createLoader, loadCommand }
