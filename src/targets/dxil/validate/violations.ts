// Rules of DXIL that a module can break, in the words of the official validator, and what was found against them.
import type { Instruction } from '../../../ir/instructions.ts'
import type { IrFunction } from '../../../ir/module.ts'

export const rules = {
  'Instr.Allowed': 'Instructions must be of an allowed type.',
  'Instr.BarrierFlagInvalid': 'Invalid flags on a barrier.',
  'Instr.BarrierNonConstantFlagArgument': 'Memory type, access, or sync flag is not constant',
  'Instr.CallOload': 'Call to DXIL intrinsic must match overload signature',
  'Instr.CBufferOutOfBound': 'Cbuffer access out of bound.',
  'Instr.DxilStructUser': 'Dxil struct types should only be used by ExtractValue.',
  'Instr.HandleNotFromCreateHandle': 'Resource handle should returned by createHandle.',
  'Instr.IllegalDXILOpCode': 'DXILOpCode must be valid or a supported experimental opcode.',
  'Instr.InBoundsAccess': 'Access to out-of-bounds memory is disallowed.',
  'Instr.MultipleSetMeshOutputCounts': 'SetMeshOutputCounts cannot be called multiple times.',
  'Instr.NoReadingUninitialized': 'Instructions should not read uninitialized value.',
  'Instr.Oload': 'DXIL intrinsic overload must be valid.',
  'Instr.OpConst': 'DXIL intrinsic requires an immediate constant operand',
  'Instr.OpConstRange': 'Constant values must be in-range for operation.',
  'Instr.TextureOffset':
    'offset texture instructions must take offset which can resolve to integer literal in the range -8 to 7.',
  'Instr.UndefinedValueForUAVStore': 'Assignment of undefined values to UAV.',
  'Instr.WriteMaskForTypedUAVStore': 'store on typed uav must write to all four components of the UAV.',
  'Instr.WriteMaskGapForUAV': 'UAV write mask must be contiguous, starting at x: .x, .xy, .xyz, or .xyzw.',
  'Types.IntWidth': 'Int type must be of valid width',
  'Types.NoMultiDim': 'Only one dimension allowed for array type.',
  'Types.NoVector': 'Vector types must not be present',
  'Sm.CBufferSize': 'CBuffer size must not exceed 65536 bytes',
  'Sm.CompletePosition': 'Not all elements of SV_Position were written.',
  'Sm.IncompatibleOperation':
    'Operations used in entry function must be compatible with shader stage and other properties',
  'Sm.MaxTGSMSizeOnEntry': 'Total Thread Group Shared Memory used by entry must not exceed maximum for shader model.',
  'Sm.MaxTheadGroup': 'Declared Thread Group Count (X*Y*Z) is beyond the valid maximum of 1024.',
  'Sm.Opcode': 'Opcode must be defined in target shader model',
  'Sm.ResourceRangeOverlap': 'Resource ranges must not overlap',
  'Sm.TessFactorForDomain': 'Required TessFactor for domain not found declared anywhere in Patch Constant data.',
  'Sm.TessFactorSizeMatchDomain': 'TessFactor rows, columns are invalid for the domain.',
  'Sm.ThreadGroupChannelRange': 'Declared Thread Group size outside valid range.',
  'Sm.UndefinedOutput': 'Not all elements of an output were written.',
  'Meta.DenseResIDs': 'Resource identifiers must be zero-based and dense.',
  'Meta.NoSemanticOverlap': 'Semantics must not overlap',
  'Meta.SemanticCompType': 'Semantic must have the component type that it is defined with.',
  'Meta.SignatureOverlap': 'Signature elements may not overlap in packing location.',
  'Meta.SignatureOutOfRange': 'Signature elements must fit within maximum signature size',
  'Decl.DxilFnExtern': 'External function must be a DXIL function',
  'Decl.UsedExternalFunction': 'External function must be used',
  'Flow.DeadLoop': 'Loop must have break.',
  'Flow.NoRecursion': 'Recursion is not permitted.',
} as const

export type Rule = keyof typeof rules

/** What comes from a place in the source. */
type Place = Pick<IrFunction | Instruction, 'location'>

export interface Violation {
  readonly rule: Rule
  /** Who breaks it: an operation, an element, a resource. */
  readonly subject: string
  /** The entry point or the instruction that does. */
  readonly at: Place | undefined
}

export type Complain = (rule: Rule, subject: string, at?: Place) => void
