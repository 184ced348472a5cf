// The state of one check, shared by the functions of this folder.
//
// The folders beside this file say what is checked there: names, declarations, types, registers, templates, statements, entry
// (declarations side); expressions, conversions, calls, handles (expressions side). Each side calls the other through the functions
// exported by its files; the Checker only carries what they share.

import type {
  Annotation,
  Expression as ExpressionSyntax,
  FunctionDeclaration,
  Identifier,
  Modifier,
} from '../ast/nodes.ts'
import type { Diagnostic } from '../diagnostics/define.ts'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import type { CallFacts } from '../hlsl/facts.ts'
import type { Target } from '../hlsl/targets.ts'
import type {
  CallExpression,
  ConstantBuffer,
  Doubt,
  Expression,
  ProgramExtension,
  ProgramFunction,
  Variable,
} from '../program/program.ts'
import type { RootSignatureVersion } from '../rootsig/signature.ts'
import type { Location, SourceMap, Span } from '../support/source.ts'
import type { EnumType, StructType, Type } from '../types/types.ts'
import type { StructAccess } from './names/access.ts'
import type { NameLog } from './names/name-log.ts'
import type { FunctionSymbol, Scope, StructMembers, TemplateArgumentValue, TypeTemplate } from './names/symbols.ts'
import type { VariableUses } from './statements/unused-variables.ts'
import type { InstanceEvent, InstanceOrigin, InstanceStep } from './templates/instance-steps.ts'

/** Who can call the functions of a library from outside. */
export interface LibraryExports {
  /** Everybody can, unless the function is `static` or `inline`. */
  readonly isExternalByDefault: boolean
  /** Nothing else is exported, shaders included. */
  readonly names: ReadonlySet<string> | undefined
  /** `export` has no effect. */
  readonly shadersOnly: boolean
}

export interface CheckOptions {
  readonly language: 'hlsl' | 'slang'
  /** 2016 to 2021; 202x is 2029. */
  readonly hlslVersion: number
  readonly stage: string
  readonly shaderModel: { readonly major: number; readonly minor: number }
  /** Empty for libraries. */
  readonly entry: string
  /** No profile was given: the stage is assumed. */
  readonly isProfileAssumed?: boolean
  readonly native16Bit: boolean
  /** `-Zpr`. */
  readonly defaultRowMajor: boolean
  /** What is written in the end; left out: DXIL. */
  readonly target?: Target
  /** Takes unbounded arrays of resources in functions, as DXC does and 0028 does not. */
  readonly isLenientLikeDxc?: boolean
  /** Names of Direct3D 9 are system values (`-Gec`). */
  readonly isBackCompatible?: boolean
  /** Fields of ray payloads say who reads and writes them. */
  readonly hasPayloadQualifiers?: boolean
  /** Calls of `printf` are kept. */
  readonly hasMessages?: boolean
  /** Minor version of 1.x; left out: 1. */
  readonly rootSignatureVersion?: RootSignatureVersion
  /** Left out: what says `export`. */
  readonly exports?: LibraryExports
}

/** The function whose body is being checked. */
export interface FunctionContext {
  readonly function: ProgramFunction
  readonly returnType: Type
  /** Nesting of what `break` and `continue` may leave. */
  loopDepth: number
  switchDepth: number
}

/** A function body that waits for its turn. */
export interface PendingBody {
  readonly function: ProgramFunction
  readonly declaration: FunctionDeclaration
  /** Where the function's own scope goes. */
  readonly scope: Scope
  /** Of the template instantiation that made it. */
  readonly depth: number
  /** What an instance is called in messages: `function template specialization 'f<int>'`; empty for others. */
  readonly label: string
  /** Who asked for the instance, innermost first. */
  readonly notes: readonly Diagnostic[]
}

/** What checking a body does besides typing it. */
export interface BodyEffects {
  readonly messages: readonly Diagnostic[]
  readonly instances: readonly InstanceStep[]
}

export interface CheckedBody {
  readonly effects: BodyEffects
  /** It leaves types and static variables in the program, which no other text can name. */
  readonly declares: boolean
  /** What it calls itself, initialisers of the statics it names included. */
  readonly callees: readonly ProgramFunction[]
}

/** What comes of checking bodies, by the location of their `{`. */
export interface BodyMessages {
  /** Given: of those that the parser passed over. */
  readonly skipped: Map<Location, BodyEffects>
  /** Made: of those whose check had no effect that others can observe. */
  readonly checked: Map<Location, CheckedBody>
  /** Made: where declarations end whose check had no other effect than to declare, and no diagnostics. */
  readonly silentEnds: Set<Location>
}

export interface TemplateOrigin {
  readonly template: TypeTemplate
  readonly arguments: readonly TemplateArgumentValue[]
}

/** A call of an intrinsic or method that needs a shader model or a stage. */
export interface BuiltinUse {
  readonly name: string
  readonly facts: CallFacts
  /** Of the name. */
  readonly span: Span
  /** Where the expression begins, and what is left of it in the module. */
  readonly place: Location
}

export interface Checker {
  readonly options: CheckOptions
  readonly sources: SourceMap
  readonly sink: DiagnosticSink
  readonly globalScope: Scope
  scope: Scope
  current: FunctionContext | undefined
  /** Variables and buffers in declaration order, as in `Program.globals`. */
  readonly globals: (Variable | ConstantBuffer)[]
  readonly structs: StructType[]
  /** Of Slang's constant buffers with one value that is no struct, by its type. */
  readonly singleContents: Map<string, StructType>
  readonly enums: EnumType[]
  readonly members: Map<StructType, StructMembers>
  readonly enumeratorPlaces: Map<EnumType, ReadonlyMap<string, Location>>
  /** Variables whose type is a vector or matrix without a short name, by their places. */
  readonly spelledOut: Set<Location>
  /** Default values of parameters that were judged where they stand. */
  readonly checkedDefaults: Set<ExpressionSyntax>
  /** Those that are not known yet: of methods of a struct that is being declared, and what is being checked. */
  readonly openDefaults: Set<ExpressionSyntax>
  /** Of structs with `private:` and the like. */
  readonly access: Map<StructType, StructAccess>
  /** Explicit specialisations of functions, with the declaration that has the body. */
  readonly specializations: Map<ProgramFunction, FunctionDeclaration>
  /** What explicit instantiations have made, and where they name it. */
  readonly explicitInstances: Map<StructType | ProgramFunction, Span>
  /** Whose missing methods were reported. */
  readonly abstractStructs: Set<StructType>
  /** The template and arguments a struct was made from. */
  readonly origins: Map<StructType, TemplateOrigin>
  /** Collects the loose constants. */
  readonly globalsBuffer: ConstantBuffer
  /** Variables and buffers so far, loose constants counted. */
  declaredGlobals: number
  /** Bodies to check when the outermost declaration that is being checked is complete. */
  readonly pendingBodies: PendingBody[]
  /** Bodies of template instances: checked when something calls them. */
  readonly lazyBodies: Map<ProgramFunction, PendingBody>
  /** Declarations in templates of which some instance's body was checked. */
  readonly checkedInstances: Set<FunctionDeclaration>
  /** Definitions of class template members outside of the class, by the declaration inside. */
  readonly outOfLine: Map<FunctionDeclaration, FunctionDeclaration>
  /** Function templates by their places; undefined where instances of a class declare several in one. */
  readonly templates: Map<Location, FunctionSymbol | undefined>
  readonly instanceOrigins: Map<ProgramFunction, InstanceOrigin>
  /** Methods of instances of class templates, by place and struct; undefined where these do not identify them. */
  readonly methodInstances: Map<string, ProgramFunction | undefined>
  /** Instances of function templates that were made and asked for, in order. */
  readonly instanceLog: InstanceEvent[]
  /** Instances that were called while their template was only declared. */
  readonly undefinedInstances: PendingBody[]
  /** Functions whose bodies were not read, because nothing was expected to reach them. */
  readonly skippedFunctions: Set<ProgramFunction>
  readonly messages: BodyMessages
  /** Structs whose members are being declared; bodies wait for all of them. */
  openStructs: number
  /** Bodies wait for the end of the file, where declarations have no order (Slang). */
  waitsForEnd: boolean
  /** Of every function whose body is checked, in order of first call. */
  readonly callees: Map<ProgramFunction, readonly ProgramFunction[]>
  /** By the initialiser of a static variable, with the first call of each. */
  readonly staticCallees: Map<Expression, Map<ProgramFunction, CallExpression>>
  /** Built-in calls that not every profile has, by the function they stand in. */
  readonly builtinUses: Map<ProgramFunction, BuiltinUse[]>
  /** What is a mistake if optimisation leaves it, see Program; by entry point and place. */
  readonly doubts: Map<string, Doubt>
  /** Static members of structs that have no value yet, and no definition outside. */
  readonly undefinedMembers: Set<Variable>
  /** What the program uses of Slang that has to be rewritten. */
  readonly extensions: Set<ProgramExtension>
  /** Types of a Slang program that are declared further down, and what declares them when they are asked for. */
  readonly awaited: Set<string>
  readonly declareAwaited: (name: string) => void
  /** Where a function or variable that is not declared yet is declared at the top of the file. */
  readonly laterPlace: (name: string) => Location | undefined
  /** Functions the checker writes itself, by name. */
  readonly coreFunctions: Map<string, ProgramFunction>
  /** Names that functions have taken, see ProgramFunction.symbol. */
  readonly functionNames: Map<string, number>
  /** Annotations that were reported to be in the wrong place, and modifiers that were reported to be one too many: once, however often a template is instantiated. */
  readonly refused: Set<Annotation | Identifier | Modifier>
  /** Globals that `extern` has only declared: a later declaration may give them a value. */
  readonly onlyDeclared: Set<Variable>
  /** What locals begin with that may change; under DXC's rules a name in `[unroll(name)]` stands for it. */
  readonly firstValues: Map<Variable, Expression>
  readonly uses: VariableUses | undefined
  /** Records what every name means, for editors. */
  readonly names: NameLog | undefined
  /** Is `row_major` the default for a matrix declared at this place? */
  readonly isRowMajorAt: (location: Location) => boolean
  /** Instances of struct templates whose members are being declared. */
  readonly beingCompleted: Set<StructType>
  /** A template that nothing instantiates is being checked: its parameters are of no known type, and neither are its local structs. */
  readonly isUninstantiated: boolean
  /** How many instances of templates stand inside each other here, and what all stands inside each other, see nesting.ts. */
  instantiationDepth: number
  nesting: number
  /** Of the body that is being checked: how many instances stand between it and the source. */
  bodyDepth: number
  expressionDepth: number
  statementDepth: number
}
