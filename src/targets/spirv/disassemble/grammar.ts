// Operands of SPIR-V instructions, and of the enumerants that have operands of their own.
//
//   OpTypeVector   Result Id Int    =>   %v3float = OpTypeVector %float 3
//
// Most instructions are `Type Result Id*` and are not listed. `?` may be absent, `*` repeats until the words end.
import * as enumerants from '../enumerants.ts'
import type { OpcodeName } from '../opcodes.ts'

const operandLines: Readonly<Record<string, string>> = {
  '': 'OpNop OpFunctionEnd OpEmitVertex OpEndPrimitive OpKill OpReturn OpUnreachable OpNoLine OpTerminateInvocation OpIgnoreIntersectionKHR OpTerminateRayKHR OpBeginInvocationInterlockEXT OpEndInvocationInterlockEXT OpDemoteToHelperInvocation',
  String: 'OpSourceContinued OpSourceExtension OpExtension OpModuleProcessed',
  'SourceLanguage Int Id? String?': 'OpSource',
  'Id String': 'OpName',
  'Id Int String': 'OpMemberName',
  'Result String': 'OpString OpExtInstImport',
  'Id Int Int': 'OpLine',
  'Type Result Id ExtendedInstruction Id*': 'OpExtInst',
  'AddressingModel MemoryModel': 'OpMemoryModel',
  'ExecutionModel Id String Id*': 'OpEntryPoint',
  'Id ExecutionMode': 'OpExecutionMode OpExecutionModeId',
  Capability: 'OpCapability',
  Result:
    'OpTypeVoid OpTypeBool OpTypeSampler OpDecorationGroup OpLabel OpTypeRayQueryKHR OpTypeAccelerationStructureKHR',
  'Result Int Int': 'OpTypeInt',
  'Result Int': 'OpTypeFloat',
  'Result Id Int': 'OpTypeVector OpTypeMatrix',
  'Result Id Dim Int Int Int Int ImageFormat AccessQualifier?': 'OpTypeImage',
  'Result Id*': 'OpTypeSampledImage OpTypeRuntimeArray OpTypeArray OpTypeStruct OpTypeFunction',
  'Result StorageClass Id': 'OpTypePointer',
  'Id StorageClass': 'OpTypeForwardPointer',
  'Type Result Number': 'OpConstant OpSpecConstant',
  'Type Result Opcode': 'OpSpecConstantOp',
  'Type Result FunctionControl Id': 'OpFunction',
  'Type Result StorageClass Id?': 'OpVariable',
  'Type Result Id MemoryAccess?': 'OpLoad',
  'Id Id MemoryAccess?': 'OpStore',
  'Id Id MemoryAccess? MemoryAccess?': 'OpCopyMemory',
  'Id Decoration': 'OpDecorate OpDecorateId OpDecorateString',
  'Id Int Decoration': 'OpMemberDecorate OpMemberDecorateString',
  'Type Result Id Id Int*': 'OpVectorShuffle OpCompositeInsert',
  'Type Result Id Int*': 'OpCompositeExtract OpArrayLength',
  'Type Result Id Id ImageOperands?':
    'OpImageSampleImplicitLod OpImageSampleExplicitLod OpImageSampleProjImplicitLod OpImageSampleProjExplicitLod OpImageFetch OpImageRead OpImageSparseSampleImplicitLod OpImageSparseSampleExplicitLod OpImageSparseSampleProjImplicitLod OpImageSparseSampleProjExplicitLod OpImageSparseFetch OpImageSparseRead',
  'Type Result Id Id Id ImageOperands?':
    'OpImageSampleDrefImplicitLod OpImageSampleDrefExplicitLod OpImageSampleProjDrefImplicitLod OpImageSampleProjDrefExplicitLod OpImageGather OpImageDrefGather OpImageSparseSampleDrefImplicitLod OpImageSparseSampleDrefExplicitLod OpImageSparseSampleProjDrefImplicitLod OpImageSparseSampleProjDrefExplicitLod OpImageSparseGather OpImageSparseDrefGather',
  'Id Id Id ImageOperands?': 'OpImageWrite',
  'Id*':
    'OpEmitStreamVertex OpEndStreamPrimitive OpControlBarrier OpMemoryBarrier OpAtomicStore OpBranch OpReturnValue OpTraceRayKHR OpExecuteCallableKHR OpRayQueryInitializeKHR OpRayQueryTerminateKHR OpRayQueryConfirmIntersectionKHR OpRayQueryGenerateIntersectionKHR OpSetMeshOutputsEXT OpEmitMeshTasksEXT',
  'Id Id LoopControl': 'OpLoopMerge',
  'Id SelectionControl': 'OpSelectionMerge',
  'Id Id Id Int*': 'OpBranchConditional',
  'Id Id NumberId*': 'OpSwitch',
  'Type Result Id GroupOperation Id Id?':
    'OpGroupNonUniformBallotBitCount OpGroupNonUniformIAdd OpGroupNonUniformFAdd OpGroupNonUniformIMul OpGroupNonUniformFMul OpGroupNonUniformSMin OpGroupNonUniformUMin OpGroupNonUniformFMin OpGroupNonUniformSMax OpGroupNonUniformUMax OpGroupNonUniformFMax OpGroupNonUniformBitwiseAnd OpGroupNonUniformBitwiseOr OpGroupNonUniformBitwiseXor OpGroupNonUniformLogicalAnd OpGroupNonUniformLogicalOr OpGroupNonUniformLogicalXor',
  'Type Result Id Id PackedVectorFormat?': 'OpSDot OpUDot OpSUDot',
  'Type Result Id Id Id PackedVectorFormat?': 'OpSDotAccSat OpUDotAccSat OpSUDotAccSat',
}

type EnumeratedKind = keyof typeof enumerants

/** Operands that follow an enumerant; those of a mask follow in the order of its bits. */
const enumerantOperands: { readonly [Kind in EnumeratedKind]?: Readonly<Record<string, string>> } = {
  Decoration: {
    SpecId: 'Int',
    ArrayStride: 'Int',
    MatrixStride: 'Int',
    BuiltIn: 'BuiltIn',
    UniformId: 'Id',
    Stream: 'Int',
    Location: 'Int',
    Component: 'Int',
    Index: 'Int',
    Binding: 'Int',
    DescriptorSet: 'Int',
    Offset: 'Int',
    XfbBuffer: 'Int',
    XfbStride: 'Int',
    FuncParamAttr: 'FunctionParameterAttribute',
    FPRoundingMode: 'FPRoundingMode',
    FPFastMathMode: 'FPFastMathMode',
    LinkageAttributes: 'String LinkageType',
    InputAttachmentIndex: 'Int',
    Alignment: 'Int',
    MaxByteOffset: 'Int',
    AlignmentId: 'Id',
    MaxByteOffsetId: 'Id',
    CounterBuffer: 'Id',
    UserSemantic: 'String',
    UserTypeGOOGLE: 'String',
  },
  ExecutionMode: {
    Invocations: 'Int',
    LocalSize: 'Int Int Int',
    LocalSizeHint: 'Int Int Int',
    OutputVertices: 'Int',
    VecTypeHint: 'Int',
    SubgroupSize: 'Int',
    SubgroupsPerWorkgroup: 'Int',
    SubgroupsPerWorkgroupId: 'Id',
    LocalSizeId: 'Id Id Id',
    LocalSizeHintId: 'Id Id Id',
    DenormPreserve: 'Int',
    DenormFlushToZero: 'Int',
    SignedZeroInfNanPreserve: 'Int',
    RoundingModeRTE: 'Int',
    RoundingModeRTZ: 'Int',
    OutputPrimitivesEXT: 'Int',
  },
  ImageOperands: {
    Bias: 'Id',
    Lod: 'Id',
    Grad: 'Id Id',
    ConstOffset: 'Id',
    Offset: 'Id',
    ConstOffsets: 'Id',
    Sample: 'Id',
    MinLod: 'Id',
    MakeTexelAvailable: 'Id',
    MakeTexelVisible: 'Id',
    Offsets: 'Id',
  },
  LoopControl: {
    DependencyLength: 'Int',
    MinIterations: 'Int',
    MaxIterations: 'Int',
    IterationMultiple: 'Int',
    PeelCount: 'Int',
    PartialCount: 'Int',
  },
  MemoryAccess: { Aligned: 'Int', MakePointerAvailable: 'Id', MakePointerVisible: 'Id' },
}

const masks: ReadonlySet<string> = new Set<EnumeratedKind>([
  'FPFastMathMode',
  'FunctionControl',
  'ImageOperands',
  'LoopControl',
  'MemoryAccess',
  'SelectionControl',
])

export interface Enumeration {
  readonly isMask: boolean
  readonly names: ReadonlyMap<number, string>
  /** Kinds of the operands by the enumerant's name. */
  readonly operands: ReadonlyMap<string, readonly string[]>
}

function kindsOf(line: string): readonly string[] {
  return line === '' ? [] : line.split(' ')
}

const enumerations: ReadonlyMap<string, Enumeration> = new Map(
  Object.entries(enumerants).map(([kind, values]) => [
    kind,
    {
      isMask: masks.has(kind),
      names: new Map(Object.entries(values).map(([name, value]) => [value, name])),
      operands: new Map(
        Object.entries(enumerantOperands[kind as EnumeratedKind] ?? {}).map(([name, line]) => [name, kindsOf(line)]),
      ),
    },
  ]),
)

const operandKinds: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(operandLines).flatMap(([line, names]) => names.split(' ').map((name) => [name, kindsOf(line)])),
)

const ordinary: readonly string[] = ['Type', 'Result', 'Id*']

/** Kinds of an instruction's operands, in order. */
export function operandsOf(opcode: OpcodeName): readonly string[] {
  return operandKinds.get(opcode) ?? ordinary
}

export function enumerationOf(kind: string): Enumeration | undefined {
  return enumerations.get(kind)
}
