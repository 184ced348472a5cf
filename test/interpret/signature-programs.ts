// Random vertex and pixel shaders about what comes in and goes out: parameters, results and structs of every shape, with user's semantics
// and system values, some of them never read. They are compiled, not run.
//
//   struct In { float2 a[2] : TEXCOORD1; nointerpolation uint b : ID; };
//   float4 main(In p, out float c : SV_Depth, bool d : SV_IsFrontFace) : SV_Target0 { ... }
import fc from 'fast-check'

export interface SignatureProgram {
  readonly text: string
  readonly profile: string
}

interface Field {
  readonly type: string
  readonly bound: number
  readonly semantic: string
  readonly modifier: string
  readonly isUsed: boolean
}

const scalarNames = fc.constantFrom('float', 'float', 'float', 'int', 'uint', 'min16float', 'bool')
const typeName = fc.oneof(
  { weight: 2, arbitrary: scalarNames },
  {
    weight: 6,
    arbitrary: fc.tuple(scalarNames, fc.integer({ min: 2, max: 4 })).map(([name, count]) => `${name}${count}`),
  },
  { weight: 1, arbitrary: fc.constantFrom('float2x2', 'float3x2', 'row_major float2x3') },
)
const semanticName = fc
  .tuple(fc.constantFrom('TEXCOORD', 'COLOR', 'NORMAL', 'A', 'B_C', 'texcoord'), fc.integer({ min: 0, max: 9 }))
  .map(([name, index]) => (index === 0 ? name : `${name}${index}`))

const isWhole = (type: string): boolean => !/float/.test(type)

const field = (isInterpolated: boolean): fc.Arbitrary<Field> =>
  fc
    .tuple(
      typeName,
      fc.constantFrom(1, 1, 1, 1, 2, 3),
      semanticName,
      fc.constantFrom('', '', '', 'linear ', 'noperspective ', 'centroid ', 'sample ', 'nointerpolation '),
      fc.boolean(),
    )
    .map(([type, bound, semantic, modifier, isUsed]) => ({
      type,
      bound,
      semantic,
      modifier: isInterpolated ? (isWhole(type) ? 'nointerpolation ' : modifier) : '',
      isUsed,
    }))

interface SystemValue {
  readonly type: string
  readonly semantic: string
}

const systemInputs: Readonly<Record<'vs' | 'ps', readonly SystemValue[]>> = {
  vs: [
    { type: 'uint', semantic: 'SV_VertexID' },
    { type: 'uint', semantic: 'SV_InstanceID' },
  ],
  ps: [
    { type: 'float4', semantic: 'SV_Position' },
    { type: 'bool', semantic: 'SV_IsFrontFace' },
    { type: 'uint', semantic: 'SV_PrimitiveID' },
    { type: 'uint', semantic: 'SV_SampleIndex' },
    { type: 'uint', semantic: 'SV_Coverage' },
    { type: 'float2', semantic: 'SV_ClipDistance' },
  ],
}
const systemOutputs: Readonly<Record<'vs' | 'ps', readonly SystemValue[]>> = {
  vs: [
    { type: 'float4', semantic: 'SV_Position' },
    { type: 'float2', semantic: 'SV_ClipDistance' },
    { type: 'float', semantic: 'SV_ClipDistance1' },
    { type: 'float3', semantic: 'SV_CullDistance' },
  ],
  ps: [
    { type: 'float4', semantic: 'SV_Target0' },
    { type: 'float2', semantic: 'SV_Target2' },
    { type: 'uint3', semantic: 'SV_Target5' },
    { type: 'float', semantic: 'SV_Depth' },
    { type: 'uint', semantic: 'SV_Coverage' },
  ],
}

const fixed = ({ type, semantic }: SystemValue): Field => ({ type, bound: 1, semantic, modifier: '', isUsed: true })
const declaration = ({ type, bound, semantic, modifier }: Field, name: string): string =>
  `${modifier}${type} ${name}${bound > 1 ? `[${bound}]` : ''} : ${semantic}`

/** A number made of all of it. */
function read({ type, bound, isUsed }: Field, place: string): string[] {
  if (!isUsed) return []
  const places = bound > 1 ? Array.from({ length: bound }, (_, index) => `${place}[${index}]`) : [place]
  return places.map((each) => `sum += (float)${partOf(type, each)};`)
}

const partOf = (type: string, place: string): string =>
  /x\d/.test(type) ? `${place}._m01` : /\d$/.test(type) && !/min16float$/.test(type) ? `${place}.y` : place

function write({ type, bound }: Field, place: string): string[] {
  const places = bound > 1 ? Array.from({ length: bound }, (_, index) => `${place}[${index}]`) : [place]
  return places.map((each) => `${each} = (${type.replace('row_major ', '')})sum;`)
}

/** How many of the fields stand in a struct, the rest being parameters of their own. */
const program = (stage: 'vs' | 'ps'): fc.Arbitrary<SignatureProgram> =>
  fc
    .tuple(
      fc.array(field(stage === 'ps'), { maxLength: 5 }),
      fc.subarray([...systemInputs[stage]]),
      stage === 'vs' ? fc.array(field(true), { maxLength: 5 }) : fc.constant([]),
      fc.subarray([...systemOutputs[stage]], { minLength: 1 }),
      fc.nat(4),
      fc.nat(4),
      fc.boolean(),
    )
    .map(([userInputs, values, userOutputs, targets, inStruct, outStruct, isReturned]) => {
      const inputs = [...userInputs, ...values.map(fixed)]
      const outputs = [...userOutputs, ...targets.map(fixed)]
      const members = (fields: readonly Field[], start: string): string =>
        fields.map((each, index) => `${declaration(each, `${start}${index}`)};`).join(' ')
      const [insideIn, outsideIn] = [inputs.slice(0, inStruct), inputs.slice(inStruct)]
      const [insideOut, outsideOut] = [outputs.slice(0, outStruct), outputs.slice(outStruct)]
      const returns = isReturned && insideOut.length > 0
      const parameters = [
        ...(insideIn.length > 0 ? ['In p'] : []),
        ...outsideIn.map((each, index) => declaration(each, `q${index}`)),
        ...(insideOut.length > 0 && !returns ? ['out Out o'] : []),
        ...outsideOut.map((each, index) => `out ${declaration(each, `r${index}`)}`),
      ]
      const body = [
        ...(returns ? ['Out o;'] : []),
        'float sum = 1.0;',
        ...insideIn.flatMap((each, index) => read(each, `p.i${index}`)),
        ...outsideIn.flatMap((each, index) => read(each, `q${index}`)),
        ...insideOut.flatMap((each, index) => write(each, `o.o${index}`)),
        ...outsideOut.flatMap((each, index) => write(each, `r${index}`)),
        ...(returns ? ['return o;'] : []),
      ]
      const structs = [
        insideIn.length > 0 ? `struct In { ${members(insideIn, 'i')} };\n` : '',
        insideOut.length > 0 ? `struct Out { ${members(insideOut, 'o')} };\n` : '',
      ]
      return {
        profile: `${stage}_6_6`,
        text: `${structs.join('')}${returns ? 'Out' : 'void'} main(${parameters.join(', ')}) {\n  ${body.join('\n  ')}\n}\n`,
      }
    })

export const signaturePrograms = fc.oneof(program('vs'), program('ps'))
