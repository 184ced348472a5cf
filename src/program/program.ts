// The typed program: every name resolved, every conversion explicit, templates expanded, resources with their annotations.
//
// It keeps the structure of the source (loops, blocks, names, locations), because HLSL, GLSL and SPIR-V are written from it; the
// IR is lowered from the same data. What an expression means is complete in its node:
//
//   float4 c = Color * 2;     variable c, initializer binary('*', variable Color, splat(literal 2.0 : float) : float4)
//   f(x.xy)                   call f, arguments [swizzle(variable x, [0, 1])]
//   S s = { a, b.xyz };       construct(S, [variable a, swizzle(b, [0,1,2])])
//
// Locations are of the source text; a conversion has those of its operand.

import type { Partitioning } from '../hlsl/attributes.ts'
import type { RootSignature } from '../rootsig/signature.ts'
import type { Location, Span, SpelledToken } from '../support/source.ts'
import type { EnumType, Field, Normalization, SemanticName, StructType, Type } from '../types/types.ts'
import type { Subobject } from './subobjects.ts'

// ---- Variables

export type RegisterLetter = 't' | 'u' | 'b' | 's' | 'c' | 'i'

/** One accepted `register(...)`. Dropped annotations (errors) are not here. */
export interface RegisterBinding {
  /** Lower case; `undefined` when only a space is given. */
  readonly letter: RegisterLetter | undefined
  /** As written: DXC overlooks such a letter on a struct variable. */
  readonly isUpperCase?: true
  /** Before DXC's rules read it as another: `SamplerState s : register(t1)`. */
  readonly written?: RegisterLetter
  readonly number: number | undefined
  readonly space: number | undefined
  readonly span: Span
}

export type VariableKind =
  /** Function local. */
  | 'local'
  | 'parameter'
  /** `static` at global, struct or function scope. */
  | 'static'
  | 'groupshared'
  /** A global resource or array of resources, bound to registers. Also one that is declared inside a cbuffer. */
  | 'resource'
  /** A member of a cbuffer, tbuffer or of `$Globals`; a struct among them may contain resources too. */
  | 'constant'

export interface Variable {
  readonly kind: VariableKind
  readonly name: string
  /** `N::M::`, else empty. */
  readonly scope: string
  readonly type: Type
  /** What it was before src/rewrite made something else of it: `DescriptorHandle<T>` of a uint2. */
  readonly declaredType?: Type
  readonly isConst: boolean
  readonly isPrecise: boolean
  /** Of a local that src/raise made: one assignment stands for its declaration and gives it the value it keeps. */
  readonly isTemporary?: true
  /** For matrices in memory. */
  readonly rowMajor: boolean
  readonly normalized?: Normalization
  readonly location: Location
  /** `globallycoherent`, `reordercoherent`, `volatile`, interpolation and geometry words: everything that has no field above. */
  readonly modifiers: readonly string[]
  readonly semantic: SemanticName | undefined
  readonly bindings: readonly RegisterBinding[]
  readonly packOffset: { readonly register: number; readonly component: number } | undefined
  /** `[[vk::binding(1, 2)]]` and the like, checked. */
  readonly attributes: readonly ProgramAttribute[]
  /** Statics and const globals; locals have theirs in the statement that declares them. */
  initializer: Expression | undefined
  /** Of a `constant`: the buffer it lives in. Of a `resource`: the buffer it is written in, if any. */
  readonly buffer: ConstantBuffer | undefined
  /** Of a global: how many were declared before it, loose constants counted. */
  order?: number
}

export interface Parameter extends Variable {
  readonly kind: 'parameter'
  readonly mode: 'in' | 'out' | 'inout'
}

/** `cbuffer`, `tbuffer`, and `$Globals`, which collects the loose constants. */
export interface ConstantBuffer {
  readonly kind: 'constant-buffer'
  readonly name: string
  readonly isTexture: boolean
  /** Types of 16 bits are enabled: there is no minimum precision, which members would share no row with. */
  readonly native16Bit: boolean
  readonly members: Variable[]
  /** Resources are declared among the members. */
  holdsResources?: true
  readonly bindings: readonly RegisterBinding[]
  readonly attributes: readonly ProgramAttribute[]
  readonly location: Location
  /** As that of a variable. */
  order?: number
}

export interface ProgramAttribute {
  /** Lower case, with scope: `numthreads`, `vk::binding`. */
  readonly name: string
  readonly arguments: readonly (number | string)[]
  readonly span: Span
  /** Of `rootsignature`, when its text has no mistakes. */
  readonly rootSignature?: RootSignature
  /** Of `clipplanes`: constants of four components. */
  readonly planes?: readonly Expression[]
}

// ---- Functions

export interface ProgramFunction {
  readonly name: string
  readonly scope: string
  /** Unique in the program, readable: overloads and instances get a suffix. */
  readonly symbol: string
  readonly owner: StructType | undefined
  /** Methods that take no object. */
  readonly isStatic: boolean
  /** Declared `inline`: callers outside of a library have their own, unless it is exported. */
  readonly isInline?: boolean
  readonly isConstMethod: boolean
  readonly isExported: boolean
  readonly parameters: readonly Parameter[]
  readonly returnType: Type
  readonly returnSemantic: SemanticName | undefined
  readonly returnModifiers: readonly string[]
  /** Of a matrix that leaves the shader. */
  readonly returnRowMajor: boolean
  readonly returnNormalized?: Normalization
  readonly attributes: readonly ProgramAttribute[]
  readonly location: Location
  /** `undefined` while only declared; calling such a function is an error unless it is `extern` in a library. */
  body: BlockStatement | undefined
}

export interface EntryPoint {
  readonly function: ProgramFunction
  readonly stage: string
  /** Of a hull shader. */
  readonly patchConstantFunction: ProgramFunction | undefined
}

export interface Program {
  /**
   * Variables with static lifetime and buffers, in declaration order. A buffer stands at its closing brace, its resources and structs
   * with resources before it, those of `$Globals` where they are declared; `$Globals` is last.
   */
  readonly globals: readonly (Variable | ConstantBuffer)[]
  /** Functions with bodies that the entry points can reach, callees before callers where possible; in a library all exported ones. */
  readonly functions: readonly ProgramFunction[]
  readonly structs: readonly StructType[]
  readonly enums: readonly EnumType[]
  readonly entries: readonly EntryPoint[]
  /** Of a library, in the order of declaration; none when absent. */
  readonly subobjects?: readonly Subobject[]
  /** What src/rewrite has to take care of; nothing when absent. */
  readonly extensions?: ReadonlySet<ProgramExtension>
  /** What the stage or the shader model of an entry point does not have; no mistakes where optimisation removes them. */
  readonly doubts?: readonly Doubt[]
  /** Of `-enable-16bit-types`; they are not enabled when absent. */
  readonly native16Bit?: boolean
}

/** A call, or `discard`, that must not be left in the code of an entry point. */
export interface Doubt {
  /** Where the expression or statement begins. */
  readonly place: Location
  readonly entry: ProgramFunction
  /** Only the shader model is too old: the registers are right all the same. */
  readonly isTooNew: boolean
  /** Says that it is a mistake, or may be one. */
  readonly report: (severity: 'error' | 'warning') => void
}

/**
 * Things that no target has. Of Slang: handles, textures with a sampler inside, resources without a type, uniform entry parameters.
 * Of Direct3D 9: constants that are written to, clip planes.
 */
export type ProgramExtension =
  | 'handles'
  | 'combined textures'
  | 'dynamic resources'
  | 'uniform parameters'
  | 'written constants'
  | 'clip planes'

// ---- Expressions

interface ExpressionBase extends Span {
  readonly type: Type
  /** Of an operator between its operands: the line a debugger shows. */
  readonly operatorLocation?: Location
  /** Of `+x` and `(float)x`: the value of a place, which is no place itself. */
  readonly isValueOnly?: true | 'cast'
}
/** A scalar constant (integers and enumerators are bigints, floats are numbers), or a string. Vectors of constants are `construct` nodes. */
export interface LiteralExpression extends ExpressionBase {
  readonly kind: 'literal'
  readonly value: number | bigint | boolean | string
  /** Of a number that was computed: the built-in functions that were called for it. */
  readonly calls?: readonly string[]
  /** Of a string: the literals it was joined from. */
  readonly pieces?: readonly SpelledToken[]
}
export interface VariableExpression extends ExpressionBase {
  readonly kind: 'variable'
  readonly variable: Variable
}
export interface ThisExpression extends ExpressionBase {
  readonly kind: 'this'
}
export interface FieldExpression extends ExpressionBase {
  readonly kind: 'field'
  readonly object: Expression
  readonly field: Field
}
/** An object seen as its base class: the n-th base of its struct. */
export interface BaseExpression extends ExpressionBase {
  readonly kind: 'base'
  readonly object: Expression
  readonly base: StructType
}
/** Components of a vector; of a scalar too, all 0 then. An l-value when no component repeats. */
export interface SwizzleExpression extends ExpressionBase {
  readonly kind: 'swizzle'
  readonly object: Expression
  readonly components: readonly number[]
}
/** `m._m00_m11`, `m._11`: zero-based rows and columns. */
export interface MatrixSwizzleExpression extends ExpressionBase {
  readonly kind: 'matrix-swizzle'
  readonly object: Expression
  readonly elements: readonly { readonly row: number; readonly column: number }[]
}
/** An array's element, a vector's component, a matrix's row, an element of an InputPatch or OutputPatch, of `vertices` and `indices` arrays. */
export interface IndexExpression extends ExpressionBase {
  readonly kind: 'index'
  readonly object: Expression
  readonly index: Expression
}
/** `buffer[i]`, `texture[xy]`, `texture.mips[level][xy]`, `texture.sample[n][xy]`; an l-value of writable resources. */
export interface ResourceElementExpression extends ExpressionBase {
  readonly kind: 'resource-element'
  readonly object: Expression
  readonly index: Expression
  readonly selector: 'mips' | 'sample' | undefined
  readonly selected: Expression | undefined
}
/** `ResourceDescriptorHeap[i]` once its type is known from the context, and the descriptor of a handle. */
export interface HeapExpression extends ExpressionBase {
  readonly kind: 'heap'
  readonly heap: 'resource' | 'sampler'
  /** A uint; `intrinsic NonUniformResourceIndex` when lanes may differ. */
  readonly index: Expression
  /**
   * The other word of the handle where it means something: of a combined texture the index into the sampler heap (targets with
   * combined descriptors need `index` only), of an acceleration structure the upper half of an address (Vulkan).
   */
  readonly second?: Expression
  /** `BindlessDescriptorOptions.None`: on Vulkan, every kind of descriptor has a binding of its own. */
  readonly isPerKind?: true
}
/** The value of a ConstantBuffer<T> or TextureBuffer<T> as its struct, so that fields are `field` nodes. */
export interface BufferContentsExpression extends ExpressionBase {
  readonly kind: 'buffer-contents'
  readonly object: Expression
}
/**
 * The scalar (and resource) leaves of the operands in order, each converted to the corresponding leaf of `type`: constructors of vectors
 * and matrices, flattened initialiser lists, casts between structs. There are exactly as many leaves as the type has; the only
 * operand of a cast may have more, of which the first count: `(S)f()`. An object without operands is a fresh one: `RayQuery<0>()`.
 */
export interface ConstructExpression extends ExpressionBase {
  readonly kind: 'construct'
  readonly operands: readonly Expression[]
}
/** One scalar in every leaf of `type`, converted: `float4(1.0.xxxx)`, `(S)0`. */
export interface SplatExpression extends ExpressionBase {
  readonly kind: 'splat'
  readonly operand: Expression
}
/**
 * Same shape, other component: `int3` to `float3`, enum to int. Also array and struct leaf by leaf when the shapes agree, a
 * DescriptorHandle to its bits (`uint2`, or `uint64_t`) and back, and an element of __DynamicResource to what it is used as; the
 * last two are gone after src/rewrite.
 */
export interface ConvertExpression extends ExpressionBase {
  readonly kind: 'convert'
  readonly operand: Expression
}
/** Keeps the leading components or the upper left corner. */
export interface TruncateExpression extends ExpressionBase {
  readonly kind: 'truncate'
  readonly operand: Expression
}
export interface UnaryExpression extends ExpressionBase {
  readonly kind: 'unary'
  readonly operator: '-' | '!' | '~'
  readonly operand: Expression
}
export interface IncrementExpression extends ExpressionBase {
  readonly kind: 'increment'
  readonly operator: '++' | '--'
  readonly isPostfix: boolean
  readonly target: Expression
}
export type ArithmeticOperator = '*' | '/' | '%' | '+' | '-' | '<<' | '>>' | '&' | '^' | '|'
export type ComparisonOperator = '<' | '>' | '<=' | '>=' | '==' | '!='
/** Component by component; both operands have one type. `&&` and `||` here evaluate both sides (vectors before HLSL 2021). */
export interface BinaryExpression extends ExpressionBase {
  readonly kind: 'binary'
  readonly operator: ArithmeticOperator | ComparisonOperator | '&&' | '||'
  readonly left: Expression
  readonly right: Expression
}
/** Short circuit on scalars. */
export interface LogicalExpression extends ExpressionBase {
  readonly kind: 'logical'
  readonly operator: '&&' | '||'
  readonly left: Expression
  readonly right: Expression
}
/** With a scalar condition. `evaluatesBoth`: HLSL before 2021, no short circuit. Vector conditions are the intrinsic `select`. */
export interface ConditionalExpression extends ExpressionBase {
  readonly kind: 'conditional'
  readonly condition: Expression
  readonly consequent: Expression
  readonly alternate: Expression
  readonly evaluatesBoth: boolean
}
/** The value of the expression is the target's after the assignment. */
export interface AssignExpression extends ExpressionBase {
  readonly kind: 'assign'
  readonly target: Expression
  /** Already of the target's type; for a compound assignment of `computeType`. */
  readonly value: Expression
  /** `target = (T)((computeType)target op value)`, the target evaluated once. */
  readonly compound: { readonly operator: ArithmeticOperator; readonly computeType: Type } | undefined
}
/** `in` arguments have the parameter's type; `out` and `inout` ones are l-values whose type converts leaf by leaf, copied in and out. */
export interface CallExpression extends ExpressionBase {
  readonly kind: 'call'
  readonly function: ProgramFunction
  readonly object: Expression | undefined
  readonly arguments: readonly Expression[]
}
/** A built-in function; parameter types and modes are those of its signature, already applied to the arguments as for `call`. */
export interface IntrinsicExpression extends ExpressionBase {
  readonly kind: 'intrinsic'
  /** With namespace where it has one: `lerp`, `vk::RawBufferLoad`. */
  readonly name: string
  readonly modes: readonly ('in' | 'out' | 'inout' | 'ref')[]
  readonly parameterTypes: readonly Type[]
  readonly arguments: readonly Expression[]
  /** Of the hull shader, for `ProcessQuadTessFactorsAvg` and its like. */
  partitioning?: Partitioning
}
/** A method of a built-in object: `Texture.Sample(s, uv)`, `buffer.Load<float4>(0)`. */
export interface MethodExpression extends ExpressionBase {
  readonly kind: 'method'
  readonly object: Expression
  readonly name: string
  readonly modes: readonly ('in' | 'out' | 'inout' | 'ref')[]
  readonly parameterTypes: readonly Type[]
  readonly arguments: readonly Expression[]
}
export interface SequenceExpression extends ExpressionBase {
  readonly kind: 'sequence'
  readonly expressions: readonly Expression[]
}
/** Stands for an expression with an error, already reported; never in a program without errors. */
export interface ErrorExpression extends ExpressionBase {
  readonly kind: 'error'
}

export type Expression =
  | LiteralExpression
  | VariableExpression
  | ThisExpression
  | FieldExpression
  | BaseExpression
  | SwizzleExpression
  | MatrixSwizzleExpression
  | IndexExpression
  | ResourceElementExpression
  | HeapExpression
  | BufferContentsExpression
  | ConstructExpression
  | SplatExpression
  | ConvertExpression
  | TruncateExpression
  | UnaryExpression
  | IncrementExpression
  | BinaryExpression
  | LogicalExpression
  | ConditionalExpression
  | AssignExpression
  | CallExpression
  | IntrinsicExpression
  | MethodExpression
  | SequenceExpression
  | ErrorExpression

// ---- Statements

export interface BlockStatement extends Span {
  readonly kind: 'block'
  readonly statements: readonly Statement[]
}
export interface VariableStatement extends Span {
  readonly kind: 'variable-statement'
  readonly variable: Variable
  /** Of the variable's type. A `static` local has its initializer in the variable. */
  readonly initializer: Expression | undefined
}
export interface ExpressionStatement extends Span {
  readonly kind: 'expression-statement'
  readonly expression: Expression
}
export interface IfStatement extends Span {
  readonly kind: 'if'
  readonly hint: 'branch' | 'flatten' | undefined
  readonly condition: Expression
  readonly consequent: Statement
  readonly alternate: Statement | undefined
}
export interface LoopHint {
  readonly kind: 'unroll' | 'loop' | 'fastopt' | 'allow_uav_condition'
  /** Of `[unroll(n)]`. */
  readonly count: number | undefined
}
export interface LoopStatement extends Span {
  readonly kind: 'for' | 'while' | 'do'
  /** Of the word itself: attributes come before it. */
  readonly operatorLocation: Location
  readonly hint: LoopHint | undefined
  /** In the scope of the loop; only for `for`. */
  readonly initializers: readonly Statement[]
  /** A scalar bool; no condition is true. */
  readonly condition: Expression | undefined
  readonly increment: Expression | undefined
  readonly body: Statement
}
export interface SwitchCase {
  /** No value is `default`; several labels before one body are several values. */
  readonly values: readonly (bigint | undefined)[]
  readonly body: readonly Statement[]
}
/** A body without `break` at its end falls through to the next one. */
export interface SwitchStatement extends Span {
  readonly kind: 'switch'
  readonly hint?: 'branch' | 'flatten' | 'forcecase' | 'call' | undefined
  readonly condition: Expression
  readonly cases: readonly SwitchCase[]
}
export interface ReturnStatement extends Span {
  readonly kind: 'return'
  readonly value: Expression | undefined
}
export interface JumpStatement extends Span {
  readonly kind: 'break' | 'continue' | 'discard'
}
export type Statement =
  | BlockStatement
  | VariableStatement
  | ExpressionStatement
  | IfStatement
  | LoopStatement
  | SwitchStatement
  | ReturnStatement
  | JumpStatement
