// Expressions, types and annotations as one line of text: `(+ a (call f 1))`, `const Texture2D<float4>`, ` : register(t0)`.
import { unreachable } from '../support/bug.ts'
import type { Annotation, Expression, NameSegment, TemplateArgument, TypeSyntax } from './nodes.ts'

/** Text, or something that becomes text when its turn comes. */
export type Piece = string | (() => readonly Piece[])

export function render(pieces: readonly Piece[]): string {
  const pending = pieces.toReversed()
  const output: string[] = []
  for (let piece = pending.pop(); piece !== undefined; piece = pending.pop()) {
    if (typeof piece === 'string') output.push(piece)
    else for (const next of piece().toReversed()) pending.push(next)
  }
  return output.join('')
}

export function join(lists: readonly (readonly Piece[])[], separator: string): Piece[] {
  return lists.flatMap((list, index) => (index === 0 ? list : [separator, ...list]))
}

export function namePieces(path: readonly NameSegment[]): Piece[] {
  return join(
    path.map(({ name, templateArguments }) =>
      templateArguments ? [name, ...templateArgumentPieces(templateArguments)] : [name],
    ),
    '::',
  )
}

export function templateArgumentPieces(list: readonly TemplateArgument[]): Piece[] {
  const each = list.map((argument) =>
    argument.kind === 'type-argument' ? typePieces(argument.type) : expressionPieces(argument.value),
  )
  return ['<', ...join(each, ', '), '>']
}

export function typePieces(type: TypeSyntax): Piece[] {
  if (type.kind === 'array-type') {
    const bounds = type.sizes.flatMap((size) => ['[', ...(size ? expressionPieces(size) : []), ']'])
    return [...typePieces(type.element), ...bounds]
  }
  const words = type.modifiers.flatMap(({ word }) => [word, ' '])
  switch (type.kind) {
    case 'inferred-type':
      return [...words, 'inferred']
    case 'inline-type':
      return [...words, type.declaration.name?.text ?? '(unnamed)', ' (inline)']
    case 'named-type': {
      const keyword = type.keyword === undefined ? [] : [type.keyword, ' ']
      return [...words, ...keyword, type.isGlobal ? '::' : '', () => namePieces(type.path)]
    }
    default:
      return unreachable(type)
  }
}

export function annotationPieces(annotation: Annotation): Piece[] {
  switch (annotation.kind) {
    case 'semantic':
      return [' : ', annotation.name]
    case 'register': {
      const profile = annotation.profile ? [[annotation.profile.text]] : []
      const list = annotation.arguments.map(({ text }) => [text])
      return [' : register(', ...join([...profile, ...list], ', '), ')']
    }
    case 'packoffset': {
      const component = annotation.component ? `.${annotation.component.text}` : ''
      return [` : packoffset(${annotation.register.text}${component})`]
    }
    case 'payload-access':
      return [` : ${annotation.access}(${annotation.stages.map(({ text }) => text).join(', ')})`]
    default:
      return unreachable(annotation)
  }
}

/** `(operator operand operand)`; operands wait on the stack of `render`. */
function list(operator: readonly Piece[], operands: readonly Expression[]): Piece[] {
  return ['(', ...operator, ...operands.flatMap((operand) => [' ', later(operand)]), ')']
}

export function later(expression: Expression): Piece {
  return () => expressionPieces(expression)
}

function expressionPieces(expression: Expression): Piece[] {
  switch (expression.kind) {
    case 'number':
    case 'character':
      return [expression.text]
    case 'boolean':
      return [String(expression.value)]
    case 'string':
      return [JSON.stringify(expression.value)]
    case 'name':
      return [expression.isGlobal ? '::' : '', ...namePieces(expression.path)]
    case 'this':
      return ['this']
    case 'error':
      return ['(error)']
    case 'parenthesized':
      return list(['parentheses'], [expression.expression])
    case 'call':
      return list(['call'], [expression.callee, ...expression.arguments])
    case 'construct':
      return list(['construct ', ...typePieces(expression.type)], expression.arguments)
    case 'cast':
      return list(['cast ', ...typePieces(expression.type)], [expression.operand])
    case 'member': {
      const qualifier = expression.qualifier.length > 0 ? [...namePieces(expression.qualifier), '::'] : []
      const templates = expression.templateArguments ? templateArgumentPieces(expression.templateArguments) : []
      const dot = expression.isArrow ? '-> ' : '. '
      return ['(', dot, later(expression.object), ' ', ...qualifier, expression.name.text, ...templates, ')']
    }
    case 'index':
      return list(['index'], [expression.object, expression.index])
    case 'unary':
      return list([expression.isPostfix ? `post${expression.operator}` : expression.operator], [expression.operand])
    case 'binary':
    case 'assign':
      return list([expression.operator], [expression.left, expression.right])
    case 'conditional':
      return list(['?'], [expression.condition, expression.consequent, expression.alternate])
    case 'initializer-list':
      return [
        '{',
        ...join(
          expression.elements.map((element) => [later(element)]),
          ' ',
        ),
        '}',
      ]
    case 'sizeof': {
      const { operand } = expression
      const isType = operand.kind.endsWith('-type')
      return [
        '(',
        expression.keyword,
        ' ',
        ...(isType ? typePieces(operand as TypeSyntax) : expressionPieces(operand as Expression)),
        ')',
      ]
    }
    default:
      return unreachable(expression)
  }
}
