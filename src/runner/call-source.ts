// A function of a file as something that can be dispatched: the source with an entry point behind it that calls it once for each thread.
//
//   float twice(float x)    =>    struct CallArguments { float x; }; struct CallResults { float result; };
//                                 [numthreads(1, 1, 1)] void callEntry(uint3 id : SV_DispatchThreadID) { ... }
import type { FunctionDeclaration, Parameter } from '../ast/nodes.ts'
import type { Compilation } from '../driver/compilation.ts'
import type { Span } from '../support/source.ts'

interface CalleeParameter {
  readonly name: string
  /** With the parameter's name in it: `float x[4]`. */
  readonly declaration: string
  readonly isOutput: boolean
}

export interface Callee {
  readonly name: string
  readonly result: string
  readonly parameters: readonly CalleeParameter[]
  /** Names of `out` and `inout` parameters: then the result is an object. */
  readonly outputs: readonly string[]
}

/** Or why it cannot be called. Of overloads the first. */
export function describeCallee(compilation: Compilation, name: string): Callee | string {
  const found = compilation.unit.declarations.filter(
    (each): each is FunctionDeclaration => each.kind === 'function' && each.name.text === name,
  )
  const fn = found[0]
  if (!fn) return `there is no function '${name}'`
  if (fn.templateParameters) return `'${name}' is a template`
  const text = (span: Span): string => textOf(compilation, span)
  const parameters = fn.parameters.map((parameter, index) => describeParameter(parameter, index, text))
  const result = text(fn.returnType)
  const outputs = parameters.filter(({ isOutput }) => isOutput).map((parameter) => parameter.name)
  return { name, result, parameters, outputs }
}

function describeParameter(parameter: Parameter, index: number, text: (span: Span) => string): CalleeParameter {
  const name = parameter.name?.text ?? `argument${index}`
  const sizes = parameter.arraySizes.map((size) => `[${size ? text(size) : ''}]`).join('')
  const isOutput = parameter.modifiers.some((modifier) => /out$/.test(text(modifier)))
  return { name, declaration: `${text(parameter.type)} ${name}${sizes}`, isOutput }
}

function textOf({ sources }: Compilation, { start, end }: Span): string {
  const first = sources.place(start)
  const last = sources.place(end)
  return first.entry.file.text.slice(first.offset, last.offset)
}

export function callSource(source: string, callee: Callee): { text: string; entry: string } {
  const { name, result, parameters, outputs } = callee
  const isVoid = result === 'void'
  const fields = [
    ...(isVoid ? [] : [`${result} result;`]),
    ...parameters.filter(({ isOutput }) => isOutput).map(({ declaration }) => `${declaration};`),
  ]
  const locals = parameters.map(({ declaration, name: local }) => `${declaration} = callRow.${local};`)
  const call = `${name}(${parameters.map((parameter) => parameter.name).join(', ')});`
  const lines = [
    '',
    ...(parameters.length > 0
      ? [
          `struct CallArguments { ${parameters.map(({ declaration }) => `${declaration};`).join(' ')} };`,
          'StructuredBuffer<CallArguments> callArguments;',
        ]
      : []),
    `struct CallResults { ${fields.length > 0 ? fields.join(' ') : 'uint nothing;'} };`,
    'RWStructuredBuffer<CallResults> callResults;',
    '[numthreads(1, 1, 1)] void callEntry(uint3 callThread : SV_DispatchThreadID) {',
    ...(parameters.length > 0 ? ['CallArguments callRow = callArguments[callThread.x];', ...locals] : []),
    'CallResults callRecord = (CallResults)0;',
    isVoid ? call : `callRecord.result = ${call}`,
    ...outputs.map((output) => `callRecord.${output} = ${output};`),
    'callResults[callThread.x] = callRecord;',
    '}',
    '',
  ]
  return { text: source + lines.join('\n'), entry: 'callEntry' }
}
