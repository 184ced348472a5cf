// `-fspv-reflect`: names and types of HLSL, for readers of the module (SPV_GOOGLE_hlsl_functionality1, SPV_GOOGLE_user_type). Words are DXC's.
//
//   float2 uv : TEXCOORD0          OpDecorateString %in_TEXCOORD0 UserSemantic "TEXCOORD0"
//   RWStructuredBuffer<S> b        OpDecorateString %b UserTypeGOOGLE "rwstructuredbuffer:<S>", OpDecorateId %b CounterBuffer %counter.var.b
import { typeText } from '../../types/print.ts'
import type { ObjectType } from '../../types/types.ts'
import type { Shared } from './context.ts'
import { Decoration } from './enumerants.ts'
import { type Id, stringWords } from './module.ts'

const functionality = 'SPV_GOOGLE_hlsl_functionality1'

/** Of an input or output. */
export function tellSemantic({ module, reflects }: Shared, id: Id, semantic: string): void {
  if (!reflects || semantic === '') return
  module.extension(functionality)
  module.decorateWords('OpDecorateString', [id, Decoration.UserSemantic, ...stringWords(semantic)])
}

export function tellType({ module, reflects }: Shared, id: Id, type: string): void {
  if (!reflects || type === '') return
  module.extension(functionality)
  module.extension('SPV_GOOGLE_user_type')
  module.decorateWords('OpDecorateString', [id, Decoration.UserTypeGOOGLE, ...stringWords(type)])
}

export function tellCounter({ module, reflects }: Shared, id: Id, counter: Id | undefined): void {
  if (!reflects || counter === undefined) return
  module.extension(functionality)
  module.decorateWords('OpDecorateId', [id, Decoration.CounterBuffer, counter])
}

/** Samplers have no other kind. */
export function userType({ row, element }: ObjectType): string {
  if (row.category === 'sampler') return ''
  const name = row.name.toLowerCase()
  return element ? `${name}:<${typeText(element)}>` : name
}
