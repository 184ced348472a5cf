// Syntax nodes: plain data, as written. Names are not resolved, nothing is folded.
//
// Every node is a Span. `kind` discriminates the alternatives; the unions Declaration, Statement, Expression and TypeSyntax are
// exhaustive, so a `switch` over `kind` is checked by the compiler.
import type { Location, Span, SpelledToken } from '../support/source.ts'

export interface Identifier extends Span {
  readonly text: string
}

// ---- Types as written

/** One step of a qualified name: `vector<float, 4>`, `Handle` in `SamplerState.Handle`. */
export interface NameSegment extends Span {
  readonly name: string
  readonly templateArguments: readonly TemplateArgument[] | undefined
}

export interface TypeArgument extends Span {
  readonly kind: 'type-argument'
  readonly type: TypeSyntax
}
export interface ValueArgument extends Span {
  readonly kind: 'value-argument'
  readonly value: Expression
}
export type TemplateArgument = TypeArgument | ValueArgument

export interface NamedType extends Span {
  readonly kind: 'named-type'
  /** `::` in front. */
  readonly isGlobal: boolean
  readonly path: readonly NameSegment[]
  /** `struct S s`, `enum E e`, `typename T::X`. */
  readonly keyword: 'struct' | 'class' | 'enum' | 'interface' | 'typename' | undefined
  /** `__builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(...)]]`; absent when there are none. */
  readonly attributes?: readonly Attribute[]
  /** Words that belong to the type wherever it stands: `const`, `unorm`, `snorm`, `row_major`, `column_major`, `unsigned`, ... */
  readonly modifiers: readonly Modifier[]
}
/** `struct { ... } s;`: the declaration stands where the type does. */
export interface InlineType extends Span {
  readonly kind: 'inline-type'
  readonly declaration: StructDeclaration | EnumDeclaration
  readonly modifiers: readonly Modifier[]
}
/** A type with array bounds of its own, as in `(float[4])x`, `sizeof(int[2])` or a template argument. */
export interface ArrayTypeSyntax extends Span {
  readonly kind: 'array-type'
  readonly element: TypeSyntax
  readonly sizes: readonly (Expression | undefined)[]
}
/** `auto`, and Slang's `let` and `var`. */
export interface InferredType extends Span {
  readonly kind: 'inferred-type'
  readonly modifiers: readonly Modifier[]
}
export type TypeSyntax = NamedType | InlineType | ArrayTypeSyntax | InferredType

export interface Modifier extends Span {
  readonly word: string
}

export interface Attribute extends Span {
  readonly kind: 'attribute'
  /** `vk` in `[[vk::binding(0)]]`, lower case as written. */
  readonly scope: string | undefined
  readonly name: string
  readonly nameSpan: Span
  readonly arguments: readonly Expression[]
}

// ---- What follows a colon

export interface Semantic extends Span {
  readonly kind: 'semantic'
  readonly name: string
}
/** One argument of `register(...)`, as text: its rules are the checker's (INF-0004). */
export interface RegisterArgument extends Span {
  readonly text: string
  /** `[2]` in `t1[2]`: DXC reads it and does not look at it, Clang refuses it. */
  readonly subscript?: Span
}
export interface RegisterAnnotation extends Span {
  /** `start` is the `register` keyword. */
  readonly kind: 'register'
  /** `ps_5_0` in `register(ps_5_0, t0)`. */
  readonly profile: Identifier | undefined
  readonly arguments: readonly RegisterArgument[]
}
export interface PackOffset extends Span {
  readonly kind: 'packoffset'
  readonly register: Identifier
  readonly component: Identifier | undefined
}
/** `: read(caller, anyhit)` on fields of ray payloads. */
export interface PayloadAccess extends Span {
  readonly kind: 'payload-access'
  readonly access: 'read' | 'write'
  readonly stages: readonly Identifier[]
}
export type Annotation = Semantic | RegisterAnnotation | PackOffset | PayloadAccess

// ---- Declarations

export interface Declarator extends Span {
  /** `S` in `int S::count = 0;`. */
  readonly qualifier: readonly NameSegment[]
  /** Empty for the unnamed bit-field `uint : 2;`. */
  readonly name: Identifier
  /** `pi<int>` in an explicit specialisation. */
  readonly templateArguments?: readonly TemplateArgument[]
  /** `Buffer<float> x [[vk::binding(1)]]`: of this one alone. */
  readonly attributes: readonly Attribute[]
  /** `undefined` is `[]`. Outermost first. */
  readonly arraySizes: readonly (Expression | undefined)[]
  /** Of the first bracket, where there is one. */
  readonly boundsStart: Location
  /** Past the name and its bounds, where annotations begin. */
  readonly nameEnd: Location
  readonly annotations: readonly Annotation[]
  readonly bitWidth: Expression | undefined
  readonly initializer: Expression | undefined
  /** `sampler_state { ... }` and annotation blocks `< ... >` of effects: skipped by the parser with a warning. */
  readonly hasEffectState: boolean
}
/** `static const float a = 1, b[2];` at any scope; fields of structs and members of buffers too. */
export interface VariableDeclaration extends Span {
  readonly kind: 'variables'
  readonly attributes: readonly Attribute[]
  readonly modifiers: readonly Modifier[]
  /** Absent outside of templates. */
  readonly templateParameters?: readonly TemplateParameter[]
  readonly type: TypeSyntax
  readonly declarators: readonly Declarator[]
}

export interface Parameter extends Span {
  readonly attributes: readonly Attribute[]
  readonly modifiers: readonly Modifier[]
  readonly type: TypeSyntax
  /** Unnamed parameters have no name. */
  readonly name: Identifier | undefined
  readonly arraySizes: readonly (Expression | undefined)[]
  /** Of the first bracket, where there is one. */
  readonly boundsStart: Location
  readonly annotations: readonly Annotation[]
  readonly defaultValue: Expression | undefined
}

export interface TemplateParameter extends Span {
  readonly name: Identifier | undefined
  /** `typename T` has no type; `int N` has one. */
  readonly valueType: TypeSyntax | undefined
  readonly default: TemplateArgument | undefined
  /** `template<typename... T>`. */
  readonly isPack: boolean
  /** Slang: `<T : IFace>` and `where T : IFace`. */
  readonly constraints: readonly TypeSyntax[]
}

export interface FunctionDeclaration extends Span {
  readonly kind: 'function'
  readonly attributes: readonly Attribute[]
  readonly modifiers: readonly Modifier[]
  readonly templateParameters: readonly TemplateParameter[] | undefined
  readonly returnType: TypeSyntax
  /** `A::B` in `float A::B::f()`. */
  readonly qualifier: readonly NameSegment[]
  readonly name: Identifier
  /** The operator's text for `operator+`, `operator()`, `operator[]`; `conversion` for `operator T`, whose return type is T. */
  readonly operator: string | undefined
  /** Slang's `__init`. */
  readonly isConstructor: boolean
  /** `f<int>` in an explicit specialisation. */
  readonly templateArguments: readonly TemplateArgument[] | undefined
  readonly parameters: readonly Parameter[]
  readonly isConst: boolean
  readonly annotations: readonly Annotation[]
  readonly body: BlockStatement | undefined
  /** The body was not parsed and is empty here: nothing reaches it, and it is known to have no diagnostics. */
  readonly isSkipped?: boolean
}

export interface StructDeclaration extends Span {
  readonly kind: 'struct'
  readonly keyword: 'struct' | 'class' | 'interface' | 'union'
  readonly attributes: readonly Attribute[]
  /** How many of them stand in front of the keyword; absent when none does. */
  readonly attributesBefore?: number
  readonly templateParameters: readonly TemplateParameter[] | undefined
  /** Anonymous structs have no name. */
  readonly name: Identifier | undefined
  /** `S` of `typedef struct { ... } S;`: what it is called all the same. */
  readonly aliasName?: string
  /** Of an explicit or partial specialisation. */
  readonly templateArguments: readonly TemplateArgument[] | undefined
  readonly bases: readonly TypeSyntax[]
  /** One for each base. */
  readonly baseAccess: readonly Access[]
  /** `undefined` for a forward declaration. */
  readonly members: readonly Declaration[] | undefined
  readonly labels: readonly AccessLabel[]
}
export type Access = 'public' | 'protected' | 'private'
/** `private:` in front of the member with this number. */
export interface AccessLabel {
  readonly before: number
  readonly access: Access
}

export interface Enumerator extends Span {
  readonly name: Identifier
  readonly value: Expression | undefined
}
export interface EnumDeclaration extends Span {
  readonly kind: 'enum'
  readonly isScoped: boolean
  readonly name: Identifier | undefined
  /** As of structs. */
  readonly aliasName?: string
  readonly underlying: TypeSyntax | undefined
  readonly enumerators: readonly Enumerator[] | undefined
}

/** `typedef T a, b[2];` and `using a = T;`, Slang's `typealias`. */
export interface AliasDeclaration extends Span {
  readonly kind: 'alias'
  /** `using T = int;`, not `typedef int T;`. */
  readonly isUsing: boolean
  /** Those that are not the type's own. */
  readonly modifiers: readonly Modifier[]
  readonly templateParameters: readonly TemplateParameter[] | undefined
  readonly type: TypeSyntax
  readonly names: readonly AliasName[]
}
export interface AliasName {
  readonly name: Identifier
  readonly arraySizes: readonly (Expression | undefined)[]
  /** Of the first bracket, where there is one. */
  readonly boundsStart: Location
  /** Behind the name of `using`. */
  readonly attributes: readonly Attribute[]
  /** No annotation means anything on a type. */
  readonly annotations: readonly Annotation[]
}
/** `using namespace N;` and `using N::f;`. */
export interface UsingDeclaration extends Span {
  readonly kind: 'using'
  readonly isNamespace: boolean
  readonly path: readonly NameSegment[]
}

export interface NamespaceDeclaration extends Span {
  readonly kind: 'namespace'
  /** `namespace A::B {}` has two. */
  readonly path: readonly Identifier[]
  readonly members: readonly Declaration[]
}

/** `cbuffer` and `tbuffer`. */
export interface BufferDeclaration extends Span {
  readonly kind: 'buffer'
  readonly keyword: 'cbuffer' | 'tbuffer'
  readonly attributes: readonly Attribute[]
  readonly name: Identifier | undefined
  readonly annotations: readonly Annotation[]
  readonly members: readonly Declaration[]
}

export interface StaticAssertDeclaration extends Span {
  readonly kind: 'static-assert'
  readonly condition: Expression
  readonly message: Expression | undefined
}

/** `template struct S<int>;` and `template float f<int>(int);`: the instance is checked whether something uses it or not. */
export interface InstantiationDeclaration extends Span {
  readonly kind: 'instantiation'
  readonly of: NamedType | FunctionDeclaration | VariableDeclaration
}

/** A lone `;`, techniques, and other things that are parsed and mean nothing. */
export interface EmptyDeclaration extends Span {
  readonly kind: 'empty'
}

export type Declaration =
  | VariableDeclaration
  | FunctionDeclaration
  | StructDeclaration
  | EnumDeclaration
  | AliasDeclaration
  | UsingDeclaration
  | NamespaceDeclaration
  | BufferDeclaration
  | StaticAssertDeclaration
  | InstantiationDeclaration
  | EmptyDeclaration

// ---- Statements

export interface BlockStatement extends Span {
  readonly kind: 'block'
  readonly statements: readonly Statement[]
}
export interface DeclarationStatement extends Span {
  readonly kind: 'declaration-statement'
  readonly declaration: Declaration
}
export interface ExpressionStatement extends Span {
  readonly kind: 'expression-statement'
  readonly expression: Expression
}
export interface IfStatement extends Span {
  readonly kind: 'if'
  readonly attributes: readonly Attribute[]
  /** `if (int i = f())`. */
  readonly condition: Expression | VariableDeclaration
  readonly consequent: Statement
  readonly alternate: Statement | undefined
  /** Of the word `else`. */
  readonly elseLocation?: Location | undefined
}
export interface ForStatement extends Span {
  readonly kind: 'for'
  /** Of the word itself: attributes come before it. */
  readonly keyword: Location
  readonly attributes: readonly Attribute[]
  readonly initializer: Statement | undefined
  readonly condition: Expression | VariableDeclaration | undefined
  readonly increment: Expression | undefined
  readonly body: Statement
}
export interface WhileStatement extends Span {
  readonly kind: 'while'
  /** Of the word itself: attributes come before it. */
  readonly keyword: Location
  readonly attributes: readonly Attribute[]
  readonly condition: Expression | VariableDeclaration
  readonly body: Statement
}
export interface DoStatement extends Span {
  readonly kind: 'do'
  /** Of the word itself: attributes come before it. */
  readonly keyword: Location
  readonly attributes: readonly Attribute[]
  readonly body: Statement
  readonly condition: Expression
}
export interface SwitchStatement extends Span {
  readonly kind: 'switch'
  readonly attributes: readonly Attribute[]
  readonly condition: Expression | VariableDeclaration
  readonly body: Statement
}
/** A label; its statement follows it in the block. */
export interface CaseLabel extends Span {
  readonly kind: 'case'
  /** `undefined` is `default:`. */
  readonly value: Expression | undefined
}
export interface ReturnStatement extends Span {
  readonly kind: 'return'
  readonly value: Expression | undefined
}
export interface JumpStatement extends Span {
  readonly kind: 'break' | 'continue' | 'discard'
}
export interface EmptyStatement extends Span {
  readonly kind: 'empty-statement'
}
/** Attributes in front of a statement that takes none: `[loop] return;`. */
export interface AttributedStatement extends Span {
  readonly kind: 'attributed'
  readonly attributes: readonly Attribute[]
  readonly statement: Statement
}
/** Slang's `__target_switch`: labels are capability names, no label is `default`; stacked labels share a body. */
export interface TargetSwitchStatement extends Span {
  readonly kind: 'target-switch'
  readonly cases: readonly {
    readonly targets: readonly Identifier[]
    readonly isDefault: boolean
    readonly body: BlockStatement
  }[]
}
export type Statement =
  | BlockStatement
  | DeclarationStatement
  | ExpressionStatement
  | IfStatement
  | ForStatement
  | WhileStatement
  | DoStatement
  | SwitchStatement
  | CaseLabel
  | ReturnStatement
  | JumpStatement
  | EmptyStatement
  | AttributedStatement
  | TargetSwitchStatement

// ---- Expressions

export interface NumberExpression extends Span {
  readonly kind: 'number'
  readonly text: string
}
export interface BooleanExpression extends Span {
  readonly kind: 'boolean'
  readonly value: boolean
}
/** Adjacent literals are already joined. */
export interface StringExpression extends Span {
  readonly kind: 'string'
  readonly value: string
  /** The literals it was joined from. */
  readonly pieces: readonly SpelledToken[]
}
export interface CharacterExpression extends Span {
  readonly kind: 'character'
  readonly text: string
  /** `L'a'`, `u'a'`, `U'a'`. */
  readonly isWide: boolean
}
export interface NameExpression extends Span {
  readonly kind: 'name'
  readonly isGlobal: boolean
  readonly path: readonly NameSegment[]
}
export interface ThisExpression extends Span {
  readonly kind: 'this'
}
export interface ParenthesizedExpression extends Span {
  readonly kind: 'parenthesized'
  readonly expression: Expression
}
export interface CallExpression extends Span {
  readonly kind: 'call'
  readonly callee: Expression
  readonly arguments: readonly Expression[]
}
/** `float4(a, b)`, `S(x)`: a type in front of the parentheses. */
export interface ConstructExpression extends Span {
  readonly kind: 'construct'
  readonly type: TypeSyntax
  readonly arguments: readonly Expression[]
}
export interface CastExpression extends Span {
  readonly kind: 'cast'
  readonly type: TypeSyntax
  readonly operand: Expression
}
export interface MemberExpression extends Span {
  readonly kind: 'member'
  readonly object: Expression
  readonly isArrow: boolean
  readonly name: Identifier
  /** `x.Base::f()`: the segments before the name. */
  readonly qualifier: readonly NameSegment[]
  readonly templateArguments: readonly TemplateArgument[] | undefined
}
export interface IndexExpression extends Span {
  readonly kind: 'index'
  readonly object: Expression
  readonly index: Expression
}
export interface UnaryExpression extends Span {
  readonly kind: 'unary'
  readonly operator: '+' | '-' | '!' | '~' | '++' | '--' | '*' | '&'
  readonly isPostfix: boolean
  readonly operand: Expression
}
export type BinaryOperator =
  | '*'
  | '/'
  | '%'
  | '+'
  | '-'
  | '<<'
  | '>>'
  | '<'
  | '>'
  | '<='
  | '>='
  | '=='
  | '!='
  | '&'
  | '^'
  | '|'
  | '&&'
  | '||'
  | ','
export interface BinaryExpression extends Span {
  readonly kind: 'binary'
  readonly operator: BinaryOperator
  readonly operatorLocation: Location
  readonly left: Expression
  readonly right: Expression
}
export type AssignmentOperator = '=' | '*=' | '/=' | '%=' | '+=' | '-=' | '<<=' | '>>=' | '&=' | '^=' | '|='
export interface AssignExpression extends Span {
  readonly kind: 'assign'
  readonly operator: AssignmentOperator
  readonly operatorLocation: Location
  readonly left: Expression
  readonly right: Expression
}
export interface ConditionalExpression extends Span {
  readonly kind: 'conditional'
  readonly condition: Expression
  readonly questionLocation: Location
  readonly consequent: Expression
  readonly alternate: Expression
}
export interface InitializerList extends Span {
  readonly kind: 'initializer-list'
  readonly elements: readonly Expression[]
}
/** `sizeof(T)` and `sizeof x`; `alignof` in Slang. */
export interface SizeofExpression extends Span {
  readonly kind: 'sizeof'
  readonly keyword: 'sizeof' | 'alignof'
  readonly operand: Expression | TypeSyntax
}
/** Stands for source that could not be parsed; its error is reported already. */
export interface ErrorExpression extends Span {
  readonly kind: 'error'
}
export type Expression =
  | NumberExpression
  | BooleanExpression
  | StringExpression
  | CharacterExpression
  | NameExpression
  | ThisExpression
  | ParenthesizedExpression
  | CallExpression
  | ConstructExpression
  | CastExpression
  | MemberExpression
  | IndexExpression
  | UnaryExpression
  | BinaryExpression
  | AssignExpression
  | ConditionalExpression
  | InitializerList
  | SizeofExpression
  | ErrorExpression

export interface TranslationUnit extends Span {
  readonly kind: 'translation-unit'
  readonly declarations: readonly Declaration[]
}
