// What names mean: symbols and the scopes that hold them.
import type {
  AliasDeclaration,
  Declarator,
  Expression as ExpressionSyntax,
  FunctionDeclaration,
  StructDeclaration,
  VariableDeclaration,
} from '../../ast/nodes.ts'
import type { Expression, ProgramFunction, Variable } from '../../program/program.ts'
import type { Location } from '../../support/source.ts'
import type { EnumType, Normalization, StructType, Type } from '../../types/types.ts'

/** A type as a declaration names it: what is not part of the type itself comes along. */
export interface QualifiedType {
  readonly type: Type
  readonly rowMajor: boolean | undefined
  readonly isConst: boolean
  readonly normalized: Normalization | undefined
}

/** One declaration of a function, or of a function template (then `function` is made per instance). */
export interface FunctionSymbol {
  readonly declaration: FunctionDeclaration
  /** Of the name in the first declaration. */
  readonly place: Location
  /** Where the declaration's names are looked up: for templates the arguments are bound in a child of it. */
  readonly scope: Scope
  readonly owner: StructType | undefined
  /** Absent for templates. */
  readonly function: ProgramFunction | undefined
  /** Instances by the key of their arguments. */
  readonly instances: Map<string, ProgramFunction>
  /** Default arguments as written, from whichever declaration has them. */
  readonly defaults: (ExpressionSyntax | undefined)[]
}

export type TemplateArgumentValue =
  | { readonly kind: 'type'; readonly type: QualifiedType }
  | { readonly kind: 'value'; readonly value: bigint | number | boolean; readonly type: Type }

/** A class or alias template. */
export interface TypeTemplate {
  readonly kind: 'type-template'
  readonly name: string
  /** The definition, once there is one. */
  declaration: StructDeclaration | AliasDeclaration
  readonly scope: Scope
  readonly specializations: StructDeclaration[]
  readonly instances: Map<string, QualifiedType>
}

export interface VariableTemplate {
  readonly kind: 'variable-template'
  readonly declaration: VariableDeclaration
  readonly declarator: Declarator
  readonly scope: Scope
  /** Explicit ones, by the key of their arguments. */
  readonly specializations: Map<string, Pick<VariableTemplate, 'declaration' | 'declarator'>>
  readonly instances: Map<string, Variable>
}

export type NameSymbol =
  | { readonly kind: 'variable'; readonly variable: Variable }
  | { readonly kind: 'functions'; readonly name: string; readonly overloads: FunctionSymbol[] }
  | { readonly kind: 'type'; readonly type: QualifiedType; readonly location: Location }
  | TypeTemplate
  | VariableTemplate
  | { readonly kind: 'namespace'; readonly name: string; readonly scope: Scope }
  | { readonly kind: 'enumerator'; readonly type: EnumType; readonly value: bigint; readonly location: Location }
  /** A non-type template parameter inside an instance. */
  | { readonly kind: 'constant'; readonly value: Expression }

export type ScopeKind = 'global' | 'namespace' | 'struct' | 'template' | 'function' | 'block'

/** `using namespace N;`: names of N are seen as if they stood in the nearest scope that is around both. */
export interface UsedNamespace {
  readonly scope: Scope
  readonly seenIn: Scope
}

export class Scope {
  readonly kind: ScopeKind
  readonly parent: Scope | undefined
  readonly symbols = new Map<string, NameSymbol>()
  readonly usings: UsedNamespace[] = []
  /** Scopes of blocks and loops in this one that have ended and declared something. */
  readonly ended: Scope[] = []
  /** Of a struct scope. */
  readonly struct: StructType | undefined
  /** `N::M::` in front of names declared here, else empty. */
  readonly prefix: string

  constructor(kind: ScopeKind, parent: Scope | undefined, prefix = parent?.prefix ?? '', struct?: StructType) {
    this.kind = kind
    this.parent = parent
    this.prefix = prefix
    this.struct = struct
  }
}

/** What a struct has besides its fields. */
export interface StructMembers {
  readonly scope: Scope
  readonly methods: Map<string, FunctionSymbol[]>
  /** The last member so far is a bit-field of no bits. */
  endsNumber?: boolean
  /** In an instance of a template, the base depends on its parameters: only qualified names and `using` look into it. */
  readonly hasDependentBase?: boolean
  /** Fields of bases that `using` names. */
  readonly usedFields?: Set<string>
}
