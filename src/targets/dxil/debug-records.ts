// How LLVM 3.7 writes the nodes of debug information: the code of the record, then its fields in order. Read and written from this table.
//
//   DILocation 7: distinct, line, column, scope, inlinedAt
//
// n: a number (or a word that stands for one), b: 0 or 1, s: the number of a string plus one, m: of a node plus one, i: of a node that is
// always there. A field that the node does not have is 0.

export interface DebugField {
  readonly kind: 'n' | 'b' | 's' | 'm' | 'i'
  /** Empty: always 0 here. */
  readonly name: string
  /** Of a number: the prefix of the words that stand for it. */
  readonly words: string
}

export interface DebugRecordLayout {
  readonly form: string
  readonly code: number
  readonly fields: readonly DebugField[]
}

const rows: readonly (readonly [form: string, code: number, fields: string])[] = [
  ['DILocation', 7, 'n:line n:column i:scope m:inlinedAt'],
  ['DISubrange', 13, 'n:count n:'],
  ['DIBasicType', 15, 'n:tag/DW_TAG s:name n:size n:align n:encoding/DW_ATE'],
  ['DIFile', 16, 's:filename s:directory'],
  [
    'DIDerivedType',
    17,
    'n:tag/DW_TAG s:name m:file n:line m:scope m:baseType n:size n:align n:offset n:flags/DIFlag m:extraData',
  ],
  [
    'DICompositeType',
    18,
    'n:tag/DW_TAG s:name m:file n:line m:scope m:baseType n:size n:align n:offset n:flags/DIFlag m:elements n: m:vtableHolder m:templateParams s:identifier',
  ],
  ['DISubroutineType', 19, 'n:flags/DIFlag m:types'],
  [
    'DICompileUnit',
    20,
    'n:language/DW_LANG m:file s:producer b:isOptimized s:flags n:runtimeVersion s:splitDebugFilename n:emissionKind m:enums m:retainedTypes m:subprograms m:globals m:imports n:dwoId',
  ],
  [
    'DISubprogram',
    21,
    'm:scope s:name s:linkageName m:file n:line m:type b:isLocal b:isDefinition n:scopeLine m:containingType n:virtuality n:virtualIndex n:flags/DIFlag b:isOptimized m:function m:templateParams m:declaration m:variables',
  ],
  ['DILexicalBlock', 22, 'm:scope m:file n:line n:column'],
  ['DILexicalBlockFile', 23, 'm:scope m:file n:discriminator'],
  ['DINamespace', 24, 'm:scope m:file s:name n:line'],
  ['DITemplateTypeParameter', 25, 's:name m:type'],
  ['DITemplateValueParameter', 26, 'n:tag/DW_TAG s:name m:type m:value'],
  [
    'DIGlobalVariable',
    27,
    'm:scope s:name s:linkageName m:file n:line m:type b:isLocal b:isDefinition m:variable m:declaration',
  ],
  ['DILocalVariable', 28, 'n:tag/DW_TAG m:scope s:name m:file n:line m:type n:arg n:flags/DIFlag'],
]

/** An expression's record is its operations, in numbers. */
export const expressionCode = 29

/** What the words of the text are in the file. */
export const debugWords: Readonly<Record<string, number>> = {
  DW_TAG_array_type: 0x01,
  DW_TAG_class_type: 0x02,
  DW_TAG_enumeration_type: 0x04,
  DW_TAG_member: 0x0d,
  DW_TAG_pointer_type: 0x0f,
  DW_TAG_reference_type: 0x10,
  DW_TAG_structure_type: 0x13,
  DW_TAG_typedef: 0x16,
  DW_TAG_inheritance: 0x1c,
  DW_TAG_base_type: 0x24,
  DW_TAG_const_type: 0x26,
  DW_TAG_template_value_parameter: 0x30,
  DW_TAG_restrict_type: 0x37,
  DW_TAG_auto_variable: 0x100,
  DW_TAG_arg_variable: 0x101,
  DW_ATE_boolean: 0x02,
  DW_ATE_float: 0x04,
  DW_ATE_signed: 0x05,
  DW_ATE_signed_char: 0x06,
  DW_ATE_unsigned: 0x07,
  DW_ATE_unsigned_char: 0x08,
  DW_LANG_C_plus_plus: 0x04,
  DIFlagPrivate: 1,
  DIFlagProtected: 2,
  DIFlagPublic: 3,
  DIFlagArtificial: 64,
  DIFlagPrototyped: 256,
  DIFlagStaticMember: 4096,
  DW_OP_deref: 0x06,
  DW_OP_plus: 0x22,
  DW_OP_bit_piece: 0x9d,
}

function field(text: string): DebugField {
  const [kind, rest = ''] = text.split(':') as [DebugField['kind'], string?]
  const [name = '', words = ''] = rest.split('/')
  return { kind, name, words }
}

const layouts: readonly DebugRecordLayout[] = rows.map(([form, code, fields]) => ({
  form,
  code,
  fields: fields.split(' ').map(field),
}))

export const layoutOfForm: ReadonlyMap<string, DebugRecordLayout> = new Map(layouts.map((row) => [row.form, row]))
export const layoutOfCode: ReadonlyMap<number, DebugRecordLayout> = new Map(layouts.map((row) => [row.code, row]))

/** The word for a number: `DW_TAG_member`. */
export function wordOf(prefix: string, value: number): string | undefined {
  for (const [word, number] of Object.entries(debugWords)) if (number === value && word.startsWith(prefix)) return word
  return undefined
}
