// What built-in functions mean in terms of simpler ones: one formula for every target that lacks the function.
//
//   rcp(x)   =>   1 / x            the families stand in formulas/; a target's table says what it lacks, so that the rest is native
//
// Formulas are of one shape (scalars, vectors and matrices alike, component by component) unless they say otherwise.
import { bitFormulas } from './formulas/bits.ts'
import { conditionFormulas } from './formulas/conditions.ts'
import { componentFormulas, rowFormulas } from './formulas/elementwise.ts'
import { derivativeFormulas, mathFormulas, numberFormulas } from './formulas/math.ts'
import type { Formula, FormulaTable } from './formulas/nodes.ts'
import { packingFormulas } from './formulas/packing.ts'
import { productFormulas } from './formulas/products.ts'
import { tessellationFormulas } from './formulas/tessellation.ts'

export type { Formula }

/** Functions no target of Vulkan has, or has with results that HLSL defines and it does not. */
const vulkan: readonly FormulaTable[] = [
  mathFormulas,
  bitFormulas,
  packingFormulas,
  productFormulas,
  conditionFormulas,
  rowFormulas,
  componentFormulas,
  derivativeFormulas,
  tessellationFormulas,
]

export const spirvFormulas = firstOf(vulkan)
export const glslFormulas = firstOf([...vulkan, numberFormulas])

/** What DXIL lacks and DXC writes as the same sequence. */
export const dxilFormulas: ReadonlyMap<string, Formula> = new Map([
  ...'D3DCOLORtoUBYTE4 dst fmod hermite lit rcp sign sincos smoothstep'
    .split(' ')
    .map((name) => [name, mathFormulas[name]!] as const),
  ...Object.entries(tessellationFormulas),
])

/** Functions where they are used, however simple their operands are. */
export const namedFormulas: ReadonlySet<string> = new Set(
  `AddUint64 QuadAll QuadAny clip countbits dot dot4add_i8packed dot4add_u8packed firstbithigh firstbitlow hermite isnormal lit max min
  msad4 msad4_bytes msad4_words pack_clamp_s8 pack_clamp_u8 pack_s8 pack_u8 reversebits smoothstep
  unpack_s8s16 unpack_s8s32 unpack_u8u16 unpack_u8u32`.split(/\s+/),
)

/** Where the first table has no answer for a call, the next one is asked. */
function firstOf(tables: readonly FormulaTable[]): ReadonlyMap<string, Formula> {
  const all = new Map<string, Formula>()
  for (const [name, formula] of tables.flatMap((table) => Object.entries(table))) {
    const earlier = all.get(name)
    all.set(name, earlier ? (operands, call) => earlier(operands, call) ?? formula(operands, call) : formula)
  }
  return all
}
