// Clip planes of vertex shaders become outputs of a function around the entry point:
//
//   [clipplanes(plane)] float4 main(float3 p : P) : SV_Position { ... }
//
//   float4 main_unclipped(float3 p) { ... }
//   float4 main(float3 p : P, out float clip0 : SV_ClipDistance0) : SV_Position
//   { float4 result = main_unclipped(p); clip0 = dot(result, plane); return result; }
import { clipPlanesOf, isClippedPosition, withClipDistances } from '../program/clip-planes.ts'
import { buildSignature, type SignatureNode } from '../program/entry-signature.ts'
import type { EntryPoint, Expression, Parameter, Program, ProgramFunction, Statement } from '../program/program.ts'
import { makeVariable } from '../program/variables.ts'
import { bug } from '../support/bug.ts'
import { floatType, vectorType } from '../types/types.ts'
import {
  makeAssign,
  makeBlock,
  makeCall,
  makeConvert,
  makeDeclaration,
  makeField,
  makeReference,
  makeStatement,
  spanAt,
} from './nodes.ts'
import { freshName, namesOf, ProgramRewriter } from './rewriter.ts'

export function rewriteClipPlanes(program: Program): Program {
  const names = namesOf(program)
  const isClipped = ({ stage, function: target }: EntryPoint): boolean =>
    stage === 'vertex' && clipPlanesOf(target).length > 0
  const clipped = new Set(program.entries.filter(isClipped).map(({ function: target }) => target))
  // The body keeps its parameters and gets another name; who calls the function means the body.
  const rewritten = new ProgramRewriter(program, {
    changes: (target) => (clipped.has(target) ? bodyFacts(target, names) : undefined),
  }).run()
  const wrappers: ProgramFunction[] = []
  const entries = rewritten.entries.map((entry, index) => {
    const before = program.entries[index]!
    if (!isClipped(before)) return entry
    const wrapper = wrapperOf(before, entry.function, names)
    wrappers.push(wrapper)
    return { ...entry, function: wrapper }
  })
  return { ...rewritten, entries, functions: [...rewritten.functions, ...wrappers] }
}

function bodyFacts({ name }: ProgramFunction, names: Set<string>): Partial<ProgramFunction> {
  const inner = freshName(`${name}_unclipped`, names)
  return { name: inner, symbol: inner, attributes: [], isExported: false, returnSemantic: undefined }
}

function wrapperOf(entry: EntryPoint, inner: ProgramFunction, names: Set<string>): ProgramFunction {
  const { function: target } = withClipDistances(entry)
  const span = spanAt(target.location)
  const count = inner.parameters.length
  const parameters = target.parameters.map(
    (parameter, index): Parameter =>
      index < count ? { ...parameter } : { ...parameter, name: freshName(parameter.name, names) },
  )
  const wrapper: ProgramFunction = {
    ...target,
    parameters,
    attributes: target.attributes.filter(({ name }) => name !== 'clipplanes'),
    body: undefined,
  }
  const own = parameters.slice(0, count).map((parameter) => makeReference(parameter, span))
  const call = makeCall(inner, own, span)
  const { returnType, location } = target
  const result =
    returnType.kind === 'void' ? undefined : makeVariable('local', freshName('result', names), returnType, location)
  const value = result && makeReference(result, span)
  const position = positionOf({ ...entry, function: wrapper }, value) ?? bug('a clipped position is not found')
  const statements: Statement[] = [result ? makeDeclaration(result, call) : makeStatement(call)]
  for (const [index, plane] of clipPlanesOf(target).entries()) {
    const distance = makeReference(parameters[count + index]!, span)
    statements.push(makeStatement(makeAssign(distance, makeDot(position, plane), span)))
  }
  if (value) statements.push({ kind: 'return', value, ...span })
  wrapper.body = makeBlock(statements, target.body ?? span)
  return wrapper
}

function makeDot(position: Expression, plane: Expression): Expression {
  const type = vectorType(floatType, 4)
  return {
    kind: 'intrinsic',
    name: 'dot',
    modes: ['in', 'in'],
    parameterTypes: [type, type],
    arguments: [makeConvert(position, type), makeConvert(plane, type)],
    type: floatType,
    start: position.start,
    end: position.end,
  }
}

/** The part of the result or of a parameter that is written to SV_Position. */
function positionOf(entry: EntryPoint, result: Expression | undefined): Expression | undefined {
  const { results, written } = buildSignature(entry, { shaderModel: 0, isBackCompatible: false })
  const whole = results.get(entry.function)
  const found = whole && result && positionIn(whole, result)
  if (found) return found
  for (const [parameter, node] of written) {
    const part = positionIn(node, makeReference(parameter, spanAt(parameter.location)))
    if (part) return part
  }
  return undefined
}

function positionIn(node: SignatureNode, value: Expression): Expression | undefined {
  if (node.kind === 'element') return isClippedPosition(node.element) ? value : undefined
  if (node.kind !== 'struct') return undefined
  const { type, bases, fields } = node
  for (const [index, part] of bases.entries()) {
    const base = type.bases[index]!
    const found = positionIn(part, {
      kind: 'base',
      object: value,
      base,
      type: base,
      start: value.start,
      end: value.end,
    })
    if (found) return found
  }
  for (const [index, part] of fields.entries()) {
    const found = positionIn(part, makeField(value, type.fields[index]!, value))
    if (found) return found
  }
  return undefined
}
