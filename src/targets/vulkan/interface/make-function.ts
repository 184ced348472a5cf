// Functions that no source text declares.
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
  return {
    name,
    scope: '',
    symbol: name,
    owner: undefined,
    isStatic: false,
    isConstMethod: false,
    isExported: false,
    parameters,
    returnType: voidType,
    returnSemantic: undefined,
    returnModifiers: [],
    attributes,
    location,
    body: makeBlock(body, spanAt(location)),
  }
}
