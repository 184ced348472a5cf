// Functions that no source text declares.
import type { Location } from '../support/source.ts'
import type { ProgramFunction } from './program.ts'

type Given = Pick<ProgramFunction, 'parameters' | 'returnType' | 'body'> &
  Partial<Pick<ProgramFunction, 'isStatic' | 'attributes'>>

export function makeFunction(name: string, location: Location, given: Given): ProgramFunction {
  return {
    name,
    scope: '',
    symbol: name,
    owner: undefined,
    isStatic: false,
    isConstMethod: false,
    isExported: false,
    returnSemantic: undefined,
    returnModifiers: [],
    returnRowMajor: false,
    attributes: [],
    location,
    ...given,
  }
}
