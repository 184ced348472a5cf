// The TextMate grammar of HLSL and of the slice of Slang that Descry reads, made from the compiler's own tables:
// what colours in the editor is what the compiler knows. Written by `npm run docs`.
//
// Only lexical facts are here; the language server's semantic tokens correct what needs the program (a struct's name, a macro).
import { attributeRows } from '../../src/hlsl/attributes.ts'
import { builtinStructs, builtinTypedefs } from '../../src/hlsl/builtins.ts'
import { intrinsicNames } from '../../src/hlsl/intrinsics.ts'
import {
  builtinTemplateNames,
  interpolationModifiers,
  parameterModifiers,
  primitiveModifiers,
  reservedWords,
  storageModifiers,
} from '../../src/hlsl/keywords.ts'
import { heapObjects, objectAliases, objectRows } from '../../src/hlsl/resources.ts'
import { semanticRows } from '../../src/hlsl/semantics.ts'

interface Rule {
  readonly name?: string
  readonly match?: string
  readonly begin?: string
  readonly end?: string
  readonly captures?: Readonly<Record<string, { readonly name: string }>>
  readonly beginCaptures?: Readonly<Record<string, { readonly name: string }>>
  readonly endCaptures?: Readonly<Record<string, { readonly name: string }>>
  readonly patterns?: readonly Rule[]
  readonly include?: string
}

/** Modifiers that are ordinary names elsewhere (`point`, `line`): coloured only with another word behind them. */
const declaredModifiers = [...interpolationModifiers, ...primitiveModifiers]

const statementWords = 'if|else|for|while|do|switch|case|default|break|continue|return|discard'
const declarationWords =
  'struct|class|interface|enum|union|typedef|using|namespace|cbuffer|tbuffer|template|typename|operator|static_assert|_Static_assert'
const slangWords =
  'extension|associatedtype|property|import|module|implementing|public|internal|private|let|var|func|where|is|as'

/** `\b(?:a|b)\b`, longest first, so that no word hides a longer one. */
function anyOf(words: Iterable<string>): string {
  const sorted = [...new Set(words)].sort((left, right) => right.length - left.length || (left < right ? -1 : 1))
  return `\\b(?:${sorted.join('|')})\\b`
}

/** Names without their namespace: `vk::Literal` is `Literal` behind `vk::`. Names that no source can hold begin with a dot. */
function plainNames(names: Iterable<string>): readonly string[] {
  return [...names].map((name) => name.slice(name.lastIndexOf(':') + 1)).filter((name) => /^\w+$/.test(name))
}

const objectNames = plainNames([
  ...objectRows.filter(({ category }) => category !== 'effect').map(({ name }) => name),
  ...objectAliases.keys(),
  ...heapObjects.keys(),
  'DescriptorHandle',
  'ParameterBlock',
])

const numberTypes =
  '\\b(?:bool|int|uint|dword|half|float|double|min(?:10|16)float|min(?:12|16)int|min16uint|u?int(?:16|32|64)_t|float(?:16|32|64)_t)(?:[1-4](?:x[1-4])?)?\\b'

const repository: Readonly<Record<string, Rule>> = {
  comments: {
    patterns: [
      { name: 'comment.line.double-slash.hlsl', begin: '//', end: '(?<!\\\\)$' },
      { name: 'comment.block.hlsl', begin: '/\\*', end: '\\*/' },
    ],
  },
  preprocessor: {
    patterns: [
      {
        name: 'meta.preprocessor.include.hlsl',
        match: '^\\s*(#\\s*include)\\s*("[^"\\n]*"?|<[^>\\n]*>?)',
        captures: { 1: { name: 'keyword.control.directive.include.hlsl' }, 2: { name: 'string.quoted.include.hlsl' } },
      },
      {
        name: 'meta.preprocessor.macro.hlsl',
        begin: '^\\s*(#\\s*(?:define|undef))\\s+(\\w+)',
        beginCaptures: {
          1: { name: 'keyword.control.directive.define.hlsl' },
          2: { name: 'entity.name.function.preprocessor.hlsl' },
        },
        end: '(?<!\\\\)$',
        patterns: [{ include: '#code' }],
      },
      {
        name: 'meta.preprocessor.hlsl',
        begin: '^\\s*(#\\s*(?:ifdef|ifndef|if|elif|else|endif|error|warning|pragma|line)\\b)',
        beginCaptures: { 1: { name: 'keyword.control.directive.conditional.hlsl' } },
        end: '(?<!\\\\)$',
        patterns: [{ match: '\\bdefined\\b', name: 'keyword.control.directive.hlsl' }, { include: '#code' }],
      },
    ],
  },
  strings: {
    patterns: [
      {
        name: 'string.quoted.double.hlsl',
        begin: '"',
        end: '"|(?<!\\\\)$',
        patterns: [{ name: 'constant.character.escape.hlsl', match: '\\\\.' }],
      },
      { name: 'constant.character.hlsl', match: "'(?:\\\\.|[^'\\\\\\n])+'" },
    ],
  },
  numbers: {
    patterns: [
      {
        name: 'constant.numeric.hlsl',
        match:
          '(?<![\\w.])(?:0[xX][0-9a-fA-F]+[uUlL]*|(?:\\d+\\.\\d*|\\.\\d+|\\d+)(?:[eE][+-]?\\d+)?(?:[hHfFlL]|[uUlL]+)?)(?!\\w)',
      },
    ],
  },
  binding: {
    name: 'meta.binding.hlsl',
    begin: '\\b(register|packoffset)\\s*(\\()',
    beginCaptures: { 1: { name: 'storage.modifier.binding.hlsl' }, 2: { name: 'punctuation.section.parens.hlsl' } },
    end: '\\)',
    endCaptures: { 0: { name: 'punctuation.section.parens.hlsl' } },
    patterns: [
      { name: 'constant.other.register.hlsl', match: '\\b(?:[btuscBTUSC]\\d+|space\\d+)\\b' },
      { name: 'constant.other.profile.hlsl', match: '\\b[a-z]{2}(?:_\\d_\\d)?\\b' },
      { include: '#code' },
    ],
  },
  semantics: {
    patterns: [
      {
        name: 'support.constant.semantic.hlsl',
        match: `(?i)${anyOf(semanticRows.map(({ name }) => name)).replace(/\\b$/, '\\d*\\b')}`,
      },
      { name: 'support.constant.semantic.hlsl', match: '(?i)\\bSV_\\w+' },
    ],
  },
  attributes: {
    name: 'meta.attribute.hlsl',
    match: `\\[\\s*(?:\\[\\s*)?((?:vk::)?${anyOf(plainNames(attributeRows.map(({ name }) => name))).slice(2)})`,
    captures: { 1: { name: 'entity.other.attribute-name.hlsl' } },
  },
  words: {
    patterns: [
      { name: 'keyword.control.hlsl', match: `\\b(?:${statementWords})\\b` },
      {
        match: '\\b(struct|class|interface|enum(?:\\s+class)?|union|namespace|cbuffer|tbuffer)\\s+(\\w+)',
        captures: { 1: { name: 'storage.type.hlsl' }, 2: { name: 'entity.name.type.hlsl' } },
      },
      { name: 'storage.type.hlsl', match: `\\b(?:${declarationWords})\\b` },
      { name: 'storage.modifier.hlsl', match: anyOf([...storageModifiers, ...parameterModifiers]) },
      { name: 'storage.modifier.hlsl', match: `${anyOf(declaredModifiers)}(?=\\s+[A-Za-z_])` },
      { name: 'constant.language.hlsl', match: '\\b(?:true|false)\\b' },
      { name: 'variable.language.hlsl', match: '\\bthis\\b' },
      { name: 'keyword.operator.word.hlsl', match: '\\b(?:sizeof|decltype)\\b' },
      { name: 'keyword.other.reserved.hlsl', match: anyOf(reservedWords) },
    ],
  },
  types: {
    patterns: [
      { name: 'storage.type.numeric.hlsl', match: numberTypes },
      { name: 'storage.type.hlsl', match: anyOf([...builtinTemplateNames, 'void', 'string', 'unsigned', 'signed']) },
      { name: 'support.class.resource.hlsl', match: anyOf(objectNames) },
      { name: 'support.class.hlsl', match: anyOf([...builtinStructs.keys(), ...builtinTypedefs]) },
    ],
  },
  calls: {
    patterns: [
      {
        name: 'support.function.hlsl',
        match: `${anyOf(plainNames(intrinsicNames()))}(?=\\s*(?:<[^<>;(){}]*>\\s*)?\\()`,
      },
      { name: 'entity.name.function.hlsl', match: '\\b[A-Za-z_]\\w*(?=\\s*\\()' },
    ],
  },
  operators: {
    patterns: [
      {
        name: 'keyword.operator.hlsl',
        match: '<<=|>>=|&&|\\|\\||::|[-+*/%&|^=!<>]=|\\+\\+|--|<<|>>|[-+*/%&|^~!=<>?:]',
      },
    ],
  },
  code: {
    patterns: [
      ...[
        'comments',
        'strings',
        'numbers',
        'binding',
        'attributes',
        'semantics',
        'words',
        'types',
        'calls',
        'operators',
      ].map((name): Rule => ({ include: `#${name}` })),
    ],
  },
}

function grammar(name: string, scope: string, first: readonly Rule[]): string {
  const content = {
    $schema: 'https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json',
    name,
    scopeName: scope,
    patterns: [...first, { include: '#preprocessor' }, { include: '#code' }],
    repository,
  }
  return JSON.stringify(content, null, 2)
}

export function hlslGrammar(): string {
  return grammar('HLSL', 'source.hlsl', [])
}

/** Slang's words come first; the rest is HLSL. */
export function slangGrammar(): string {
  return grammar('Slang', 'source.slang', [
    { name: 'storage.type.slang', match: `\\b(?:${slangWords})\\b(?=\\s+[A-Za-z_])` },
    { name: 'keyword.other.slang', match: '\\b(?:__exported|__DynamicResource|ParameterBlock)\\b' },
  ])
}
