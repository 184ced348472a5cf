// The tree as text, for `--emit ast` and tests: a line per declaration and statement, expressions with the operator first.
//
//   float f(float x) { return x + 1; }    =>    function f: float
//                                                 parameter x: float
//                                                 return (+ x 1)
//
// Text is produced by a stack of pieces instead of recursion, so that the depth of the tree does not matter.
import { unreachable } from '../support/bug.ts'
import type {
  Attribute,
  Declaration,
  Declarator,
  EnumDeclaration,
  FunctionDeclaration,
  Modifier,
  Parameter,
  Statement,
  StructDeclaration,
  TemplateParameter,
  TranslationUnit,
  TypeSyntax,
  VariableDeclaration,
} from './nodes.ts'
import type { Piece } from './print-expression.ts'
import {
  annotationPieces,
  join,
  later,
  namePieces,
  render,
  templateArgumentPieces,
  typePieces,
} from './print-expression.ts'

export function printTree(unit: TranslationUnit): string {
  return render(unit.declarations.flatMap((declaration) => declarationPieces(declaration, 0)))
}

function line(level: number, pieces: readonly Piece[]): Piece[] {
  return ['  '.repeat(level), ...pieces, '\n']
}

function modifierPieces(modifiers: readonly Modifier[]): Piece[] {
  return modifiers.flatMap(({ word }) => [word, ' '])
}

/** `: float4`, or the declaration that stands where the type does on the lines below. */
function typeOf(type: TypeSyntax): Piece[] {
  return [': ', ...typePieces(type)]
}

function inlineType(type: TypeSyntax, level: number): Piece[] {
  return type.kind === 'inline-type' ? declarationPieces(type.declaration, level) : []
}

function attributeLines(attributes: readonly Attribute[], level: number): Piece[] {
  return attributes.flatMap((attribute) => {
    const name = attribute.scope === undefined ? attribute.name : `${attribute.scope}::${attribute.name}`
    const values = attribute.arguments.flatMap((value) => [' ', later(value)])
    return line(level, ['attribute ', name, ...values])
  })
}

function declarationPieces(declaration: Declaration, level: number): Piece[] {
  const below = level + 1
  switch (declaration.kind) {
    case 'variables':
      return variablePieces(declaration, level)
    case 'function':
      return functionPieces(declaration, level)
    case 'struct':
      return structPieces(declaration, level)
    case 'enum':
      return enumPieces(declaration, level)
    case 'alias':
      return [
        ...declaration.names.flatMap(({ name, arraySizes }) =>
          line(level, ['alias ', name.text, ...boundPieces(arraySizes), ...typeOf(declaration.type)]),
        ),
        ...templateLines(declaration.templateParameters, below),
        ...inlineType(declaration.type, below),
      ]
    case 'using':
      return line(level, [declaration.isNamespace ? 'using namespace ' : 'using ', ...namePieces(declaration.path)])
    case 'namespace':
      return [
        ...line(level, ['namespace ', declaration.path.map(({ text }) => text).join('::')]),
        ...declaration.members.map((member) => () => declarationPieces(member, below)),
      ]
    case 'buffer':
      return [
        ...line(level, [
          declaration.keyword,
          ' ',
          declaration.name?.text ?? '(unnamed)',
          ...declaration.annotations.flatMap(annotationPieces),
        ]),
        ...attributeLines(declaration.attributes, below),
        ...declaration.members.map((member) => () => declarationPieces(member, below)),
      ]
    case 'static-assert': {
      const message = declaration.message ? [' ', later(declaration.message)] : []
      return line(level, ['static_assert ', later(declaration.condition), ...message])
    }
    case 'instantiation': {
      const { of } = declaration
      const inside =
        of.kind === 'named-type' ? line(below, ['type', ...typeOf(of)]) : [() => declarationPieces(of, below)]
      return [...line(level, ['instantiation']), ...inside]
    }
    case 'empty':
      return line(level, ['empty'])
    default:
      return unreachable(declaration)
  }
}

function variablePieces(declaration: VariableDeclaration, level: number): Piece[] {
  return [
    ...declaration.declarators.flatMap((declarator) =>
      line(level, [
        'variable ',
        ...modifierPieces(declaration.modifiers),
        ...declaratorPieces(declarator, declaration.type),
      ]),
    ),
    ...attributeLines(declaration.attributes, level + 1),
    ...inlineType(declaration.type, level + 1),
  ]
}

function declaratorPieces(declarator: Declarator, type: TypeSyntax): Piece[] {
  const { bitWidth, initializer } = declarator
  return [
    ...(declarator.qualifier.length > 0 ? [...namePieces(declarator.qualifier), '::'] : []),
    declarator.name.text === '' ? '(unnamed)' : declarator.name.text,
    ...boundPieces(declarator.arraySizes),
    ...typeOf(type),
    ...(bitWidth ? [' bits ', later(bitWidth)] : []),
    ...declarator.annotations.flatMap(annotationPieces),
    ...(declarator.hasEffectState ? [' (effect state)'] : []),
    ...(initializer ? [' = ', later(initializer)] : []),
  ]
}

function boundPieces(sizes: Declarator['arraySizes']): Piece[] {
  return sizes.flatMap((size) => ['[', ...(size ? [later(size)] : []), ']'])
}

function functionPieces(declaration: FunctionDeclaration, level: number): Piece[] {
  const below = level + 1
  const { qualifier, templateArguments, body } = declaration
  const head = [
    declaration.isConstructor ? 'constructor ' : 'function ',
    ...modifierPieces(declaration.modifiers),
    ...(qualifier.length > 0 ? [...namePieces(qualifier), '::'] : []),
    declaration.operator === 'conversion' ? 'operator (conversion)' : declaration.name.text,
    ...(templateArguments ? templateArgumentPieces(templateArguments) : []),
    ...typeOf(declaration.returnType),
    ...(declaration.isConst ? [' const'] : []),
    ...declaration.annotations.flatMap(annotationPieces),
    ...(body ? [] : [' (prototype)']),
  ]
  return [
    ...line(level, [...head]),
    ...attributeLines(declaration.attributes, below),
    ...templateLines(declaration.templateParameters, below),
    ...inlineType(declaration.returnType, below),
    ...declaration.parameters.flatMap((parameter) => parameterPieces(parameter, below)),
    ...(body?.statements ?? []).map((statement) => () => statementPieces(statement, below)),
  ]
}

function parameterPieces(parameter: Parameter, level: number): Piece[] {
  const { defaultValue } = parameter
  return [
    ...line(level, [
      'parameter ',
      ...modifierPieces(parameter.modifiers),
      parameter.name?.text ?? '(unnamed)',
      ...boundPieces(parameter.arraySizes),
      ...typeOf(parameter.type),
      ...parameter.annotations.flatMap(annotationPieces),
      ...(defaultValue ? [' = ', later(defaultValue)] : []),
    ]),
    ...attributeLines(parameter.attributes, level + 1),
  ]
}

function templateLines(parameters: readonly TemplateParameter[] | undefined, level: number): Piece[] {
  return (parameters ?? []).flatMap((parameter) =>
    line(level, [
      'template parameter ',
      parameter.isPack ? '...' : '',
      parameter.name?.text ?? '(unnamed)',
      ...(parameter.valueType ? typeOf(parameter.valueType) : []),
      ...parameter.constraints.flatMap((constraint) => [' where ', ...typePieces(constraint)]),
      ...(parameter.default ? [' = ', ...templateArgumentPieces([parameter.default])] : []),
    ]),
  )
}

function structPieces(declaration: StructDeclaration, level: number): Piece[] {
  const below = level + 1
  const { bases, templateArguments, members } = declaration
  return [
    ...line(level, [
      declaration.keyword,
      ' ',
      declaration.name?.text ?? '(unnamed)',
      ...(templateArguments ? templateArgumentPieces(templateArguments) : []),
      ...(bases.length > 0 ? [' : ', ...join(bases.map(typePieces), ', ')] : []),
      ...(members ? [] : [' (forward)']),
    ]),
    ...attributeLines(declaration.attributes, below),
    ...templateLines(declaration.templateParameters, below),
    ...(members ?? []).map((member) => () => declarationPieces(member, below)),
  ]
}

function enumPieces(declaration: EnumDeclaration, level: number): Piece[] {
  const { underlying } = declaration
  return [
    ...line(level, [
      declaration.isScoped ? 'enum class ' : 'enum ',
      declaration.name?.text ?? '(unnamed)',
      ...(underlying ? typeOf(underlying) : []),
    ]),
    ...(declaration.enumerators ?? []).flatMap(({ name, value }) =>
      line(level + 1, [name.text, ...(value ? [' = ', later(value)] : [])]),
    ),
  ]
}

function conditionPieces(condition: Extract<Statement, { kind: 'while' }>['condition']): Piece[] {
  if (condition.kind !== 'variables') return [later(condition)]
  return condition.declarators.flatMap((declarator) => declaratorPieces(declarator, condition.type))
}

function statementPieces(statement: Statement, level: number): Piece[] {
  const below = level + 1
  switch (statement.kind) {
    case 'block':
      return [...line(level, ['block']), ...bodyPieces(statement, below)]
    case 'declaration-statement':
      return declarationPieces(statement.declaration, level)
    case 'expression-statement':
      return line(level, [later(statement.expression)])
    case 'if':
      return [
        ...line(level, ['if ', ...conditionPieces(statement.condition)]),
        ...attributeLines(statement.attributes, below),
        ...bodyPieces(statement.consequent, below),
        ...(statement.alternate ? [...line(level, ['else']), ...bodyPieces(statement.alternate, below)] : []),
      ]
    case 'for':
      return [
        ...line(level, ['for']),
        ...attributeLines(statement.attributes, below),
        ...(statement.initializer ? statementPieces(statement.initializer, below) : []),
        ...(statement.condition ? line(below, ['while ', ...conditionPieces(statement.condition)]) : []),
        ...(statement.increment ? line(below, ['step ', later(statement.increment)]) : []),
        ...line(below, ['do']),
        ...bodyPieces(statement.body, below + 1),
      ]
    case 'while':
    case 'switch':
      return [
        ...line(level, [statement.kind, ' ', ...conditionPieces(statement.condition)]),
        ...attributeLines(statement.attributes, below),
        ...bodyPieces(statement.body, below),
      ]
    case 'do':
      return [
        ...line(level, ['do while ', later(statement.condition)]),
        ...attributeLines(statement.attributes, below),
        ...bodyPieces(statement.body, below),
      ]
    case 'case':
      return line(level, statement.value ? ['case ', later(statement.value)] : ['default'])
    case 'return':
      return line(level, ['return', ...(statement.value ? [' ', later(statement.value)] : [])])
    case 'break':
    case 'continue':
    case 'discard':
      return line(level, [statement.kind])
    case 'empty-statement':
      return line(level, ['empty'])
    case 'attributed':
      return [...attributeLines(statement.attributes, level), ...statementPieces(statement.statement, level)]
    case 'target-switch':
      return [
        ...line(level, ['target switch']),
        ...statement.cases.flatMap(({ targets, isDefault, body }) => [
          ...line(below, ['case ', [...targets.map(({ text }) => text), ...(isDefault ? ['default'] : [])].join(', ')]),
          ...bodyPieces(body, below + 1),
        ]),
      ]
    default:
      return unreachable(statement)
  }
}

/** A block that is a body needs no line of its own. */
function bodyPieces(body: Statement, level: number): Piece[] {
  if (body.kind !== 'block') return [() => statementPieces(body, level)]
  return body.statements.map((statement) => () => statementPieces(statement, level))
}
