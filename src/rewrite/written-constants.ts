// Constants that a shader writes to, which `-Gec` allows as Direct3D 9 did, become variables that begin with the host's value.
//
//   float fade;  float4 main() : COLOR { fade += 1; return fade; }
//
//   float fade;  static float fade_written = fade;  float4 main() : COLOR { fade_written += 1; return fade_written; }
import type { Program, ProgramFunction, Variable } from '../program/program.ts'
import { makeVariable } from '../program/variables.ts'
import { forEachExpression } from '../program/walk.ts'
import { forEachWrite, rootOf, type Written } from '../program/writes.ts'
import { makeReference, spanAt } from './nodes.ts'
import { freshName, namesOf, ProgramRewriter } from './rewriter.ts'

export function rewriteWrittenConstants(program: Program): Program {
  const constants = writtenConstants(program)
  const names = namesOf(program)
  const copies = new Map([...constants].map((constant) => [constant, copyOf(constant, names)]))
  const rewritten = new ProgramRewriter(program, {
    expression: (expression) => {
      const copy = expression.kind === 'variable' ? copies.get(expression.variable) : undefined
      return copy && makeReference(copy, expression)
    },
  }).run()
  // First of all: other initial values may be made of theirs.
  return { ...rewritten, globals: [...copies.values(), ...rewritten.globals] }
}

function writtenConstants({ functions }: Program): Set<Variable> {
  const found = new Set<Variable>()
  const known = new Map<ProgramFunction, Written>()
  for (const { body } of functions)
    if (body)
      forEachExpression(body, (root) =>
        forEachWrite(root, known, (target) => {
          const holder = rootOf(target)
          if (holder?.kind === 'variable' && holder.variable.kind === 'constant') found.add(holder.variable)
        }),
      )
  return found
}

function copyOf(constant: Variable, names: Set<string>): Variable {
  const { type, location, rowMajor, isPrecise } = constant
  const name = freshName(`${constant.name}_written`, names)
  const initializer = makeReference(constant, spanAt(location))
  return makeVariable('static', name, type, location, { rowMajor, isPrecise, initializer })
}
