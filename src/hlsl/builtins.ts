// Names that exist without a declaration: structs of ray tracing and state objects, typedefs and constants.
import type { ScalarKind } from './scalars.ts'

export interface BuiltinField {
  readonly name: string
  readonly scalar: ScalarKind | 'string'
  /** 1 for scalars. */
  readonly columns: number
}

export interface BuiltinStruct {
  readonly name: string
  readonly fields: readonly BuiltinField[]
  /** A state subobject: declared at global scope with an initialiser list, kept out of the code. */
  readonly subobject?: true
}

function field(name: string, scalar: BuiltinField['scalar'], columns = 1): BuiltinField {
  return { name, scalar, columns }
}

function subobject(name: string, ...fields: BuiltinField[]): BuiltinStruct {
  return { name, fields, subobject: true }
}

const recursionDepth = field('MaxTraceRecursionDepth', 'uint')
const flags = field('Flags', 'uint')
const anyHit = field('AnyHit', 'string')
const closestHit = field('ClosestHit', 'string')

const structs: readonly BuiltinStruct[] = [
  {
    name: 'RayDesc',
    fields: [
      field('Origin', 'float', 3),
      field('TMin', 'float'),
      field('Direction', 'float', 3),
      field('TMax', 'float'),
    ],
  },
  { name: 'BuiltInTriangleIntersectionAttributes', fields: [field('barycentrics', 'float', 2)] },
  {
    name: 'BuiltInTrianglePositions',
    fields: [field('p0', 'float', 3), field('p1', 'float', 3), field('p2', 'float', 3)],
  },
  subobject('StateObjectConfig', flags),
  subobject('GlobalRootSignature', field('Data', 'string')),
  subobject('LocalRootSignature', field('Data', 'string')),
  subobject('SubobjectToExportsAssociation', field('Subobject', 'string'), field('Exports', 'string')),
  subobject('RaytracingShaderConfig', field('MaxPayloadSizeInBytes', 'uint'), field('MaxAttributeSizeInBytes', 'uint')),
  subobject('RaytracingPipelineConfig', recursionDepth),
  subobject('RaytracingPipelineConfig1', recursionDepth, flags),
  subobject('TriangleHitGroup', anyHit, closestHit),
  subobject('ProceduralPrimitiveHitGroup', anyHit, closestHit, field('Intersection', 'string')),
]

export const builtinStructs: ReadonlyMap<string, BuiltinStruct> = new Map(structs.map((row) => [row.name, row]))

/** Typedefs of `uint` that group the constants below. */
export const builtinTypedefs: ReadonlySet<string> = new Set([
  'RAY_FLAG',
  'RAYQUERY_FLAG',
  'COMMITTED_STATUS',
  'CANDIDATE_TYPE',
  'MEMORY_TYPE_FLAG',
  'BARRIER_SEMANTIC_FLAG',
])

/** Each is a `static const uint`. */
export const builtinConstants: ReadonlyMap<string, number> = new Map(
  Object.entries({
    RAY_FLAG_NONE: 0,
    RAY_FLAG_FORCE_OPAQUE: 0x1,
    RAY_FLAG_FORCE_NON_OPAQUE: 0x2,
    RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH: 0x4,
    RAY_FLAG_SKIP_CLOSEST_HIT_SHADER: 0x8,
    RAY_FLAG_CULL_BACK_FACING_TRIANGLES: 0x10,
    RAY_FLAG_CULL_FRONT_FACING_TRIANGLES: 0x20,
    RAY_FLAG_CULL_OPAQUE: 0x40,
    RAY_FLAG_CULL_NON_OPAQUE: 0x80,
    RAY_FLAG_SKIP_TRIANGLES: 0x100,
    RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES: 0x200,
    RAYQUERY_FLAG_NONE: 0,
    COMMITTED_NOTHING: 0,
    COMMITTED_TRIANGLE_HIT: 1,
    COMMITTED_PROCEDURAL_PRIMITIVE_HIT: 2,
    CANDIDATE_NON_OPAQUE_TRIANGLE: 0,
    CANDIDATE_PROCEDURAL_PRIMITIVE: 1,
    HIT_KIND_NONE: 0,
    HIT_KIND_TRIANGLE_FRONT_FACE: 0xfe,
    HIT_KIND_TRIANGLE_BACK_FACE: 0xff,
    CLUSTER_ID_INVALID: 0xffffffff,
    // The misspelt names are the ones in use.
    STATE_OBJECT_FLAGS_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS: 1,
    STATE_OBJECT_FLAGS_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS: 2,
    STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS: 1,
    STATE_OBJECT_FLAG_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS: 2,
    STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS: 4,
    RAYTRACING_PIPELINE_FLAG_NONE: 0,
    RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES: 0x100,
    RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES: 0x200,
    SAMPLER_FEEDBACK_MIN_MIP: 0,
    SAMPLER_FEEDBACK_MIP_REGION_USED: 1,
    UAV_MEMORY: 1,
    GROUP_SHARED_MEMORY: 2,
    NODE_INPUT_MEMORY: 4,
    NODE_OUTPUT_MEMORY: 8,
    ALL_MEMORY: 0xf,
    GROUP_SYNC: 1,
    GROUP_SCOPE: 2,
    DEVICE_SCOPE: 4,
    RAY_FLAG_FORCE_OMM_2_STATE: 0x400,
    RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS: 1,
    RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS: 0x400,
    REORDER_SCOPE: 8,
    'vk::CrossDeviceScope': 0,
    'vk::DeviceScope': 1,
    'vk::WorkgroupScope': 2,
    'vk::SubgroupScope': 3,
    'vk::InvocationScope': 4,
    'vk::QueueFamilyScope': 5,
  }),
)
