// Functions of an interface: they take and give through variables, and return nothing.
import { makeFunction } from '../../../program/functions.ts'
import type { Parameter, ProgramFunction, Statement } from '../../../program/program.ts'
import { makeBlock, spanAt } from '../../../rewrite/nodes.ts'
import type { Location } from '../../../support/source.ts'
import { voidType } from '../../../types/types.ts'

export function makeProcedure(
  name: string,
  parameters: readonly Parameter[],
  body: readonly Statement[],
  location: Location,
  attributes: ProgramFunction['attributes'] = [],
): ProgramFunction {
  return makeFunction(name, location, {
    parameters,
    returnType: voidType,
    attributes,
    body: makeBlock(body, spanAt(location)),
  })
}
