// `descry.json`: the shaders of a project, written by hand. docs/project.md describes each field.
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { bindingRules } from '../driver/options.ts'
import { outputNames } from '../driver/outputs.ts'
import type { SourceMap } from '../support/source.ts'
import { readJson } from './json.ts'
import { list, map, object, readShape, required, type Shaped, scalar, text, texts, word } from './shape.ts'

const definesDoc = 'Macros by name. `true` is 1; `false` and `null` leave the macro undefined.'
const outputsDoc =
  'Files to write, by output (docs/generated/outputs.md). {name} is the shader with its permutation; {shader}, {permutation}, {entry} and {profile} are parts of it.'

const entryShape = object(
  {
    entry: required(text('The function.')),
    profile: required(text('Stage and shader model, like ps_6_6.')),
    name: text('What the shader is called. Default: the file without its extension, and the entry unless it is main.'),
  },
  'An entry point.',
)

const shaderShape = object(
  {
    files: required(texts('The sources, relative to this file. `*` is any part of a name, `**` any folders.')),
    entry: text('The function, for all of the files. Default: every function with [shader("...")], else main.'),
    profile: text("Stage and shader model, like ps_6_6. Default: what the entry point's attributes say."),
    entries: list(entryShape, 'Several entry points, instead of "entry" and "profile".'),
    name: text('What the shader is called. Default: the file without its extension, and the entry unless it is main.'),
    defines: map(scalar('The text of the macro.'), definesDoc),
    axes: map(
      list(scalar('A value of the macro.'), 'The values it takes.'),
      'Permutations: macros with all the values they take, in every combination. `true` is 1; `false` and `null` leave the macro undefined.',
    ),
    exclude: list(
      map(scalar('A value of the axis.'), 'Values of axes.'),
      'Combinations that are left out: those that have all of the values of a row.',
    ),
    includes: texts('Folders for #include, before those of the project.'),
    args: list(
      text('A word of the command line.'),
      'Other options, as on the command line, after those of the project.',
    ),
    outputs: map(text('The file, under the folder of outputs.'), outputsDoc),
  },
  'Shaders that are compiled in the same way.',
)

export const projectShape = object(
  {
    $schema: text('Where the schema of this file is; editors read it.'),
    rules: word(bindingRules, "Whose way of assigning registers is followed: LLVM's proposals (clang) or dxc's."),
    includes: texts('Folders for #include, relative to this file.'),
    defines: map(scalar('The text of the macro.'), definesDoc),
    args: list(text('A word of the command line.'), 'Other options, as on the command line.'),
    folder: text('Where outputs go. Default: build/shaders.'),
    outputs: map(text('The file, under the folder of outputs.'), `${outputsDoc} Default: a DXIL container.`),
    shaders: required(list(shaderShape, 'What is compiled.')),
    programs: map(
      texts('Names of shaders; `*` stands for any part of a name.'),
      'Shaders that are bound together, by the name of the program: their resources get registers that agree.',
    ),
  },
  'A project of shaders, as `descry build`, `lock` and `check` read it.',
)

export type ProjectFile = Shaped<typeof projectShape>
export type ShaderRow = Shaped<typeof shaderShape>

export const lockFileName = 'descry.lock'
export const defaultFolder = 'build/shaders'
export const knownOutputs: readonly string[] = outputNames

/** Undefined when it cannot be used; the sink knows why. */
export function readProject(
  name: string,
  source: string,
  sources: SourceMap,
  sink: DiagnosticSink,
): ProjectFile | undefined {
  const node = readJson(name, source, sources, sink)
  return node && readShape(node, projectShape, sink)
}
