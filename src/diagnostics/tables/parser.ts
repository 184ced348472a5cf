// What the parser reports. Ids and texts are Clang's; those with `hlsl` in the name that Clang lacks are DXC's.
import { defineDiagnostics } from '../define.ts'

export const parserDiagnostics = defineDiagnostics({
  err_expected: {
    severity: 'error',
    message: 'expected {what}',
    explain:
      'The grammar allows only this token here. The place is just past the last token that still made sense, because that is usually where something was forgotten.',
  },
  err_expected_after: {
    severity: 'error',
    message: 'expected {what} after {before}',
    explain: 'The construct named last is complete only with this token.',
  },
  err_expected_either: {
    severity: 'error',
    message: 'expected {first} or {second}',
    explain: 'Only one of the two tokens can stand here.',
  },
  note_matching: {
    severity: 'note',
    message: "to match this '{bracket}'",
  },
  err_expected_member_name_or_semi: {
    severity: 'error',
    message: "expected member name or ';' after declaration specifiers",
    explain: 'A cbuffer is no type, and stands outside of structs and functions.',
  },
  err_expected_expression: {
    severity: 'error',
    message: 'expected expression',
    explain: 'A value has to stand here: `x = ;` and `f(1, )` each lack one.',
  },
  err_expected_statement: {
    severity: 'error',
    message: 'expected statement',
    explain: 'A block ended where a statement was still missing, as in `{ if (x) }`.',
  },
  err_invalid_decl_spec_combination: {
    severity: 'error',
    message: "cannot combine with previous '{previous}' declaration specifier",
  },
  err_expected_qualified_after_typename: {
    severity: 'error',
    message: "expected a qualified name after 'typename'",
  },
  err_expected_unqualified_id: {
    severity: 'error',
    message: 'expected unqualified-id',
    explain: 'A plain name has to stand here: the one being declared, or the member after a `.`.',
  },
  err_brackets_go_after_unqualified_id: {
    severity: 'error',
    message: 'brackets are not allowed here; to declare an array, place the brackets after the name',
  },
  err_expected_type: {
    severity: 'error',
    message: 'expected a type',
    explain: 'Only the name of a type makes sense here.',
  },
  ext_hlsl_access_specifiers: {
    severity: 'warning',
    flag: 'hlsl-extensions',
    message: 'access specifiers are a clang HLSL extension',
    explain: 'DXC reserves `public`, `protected` and `private` and refuses them.',
  },
  err_hlsl_no_static_assert: {
    severity: 'error',
    message: "use of undeclared identifier 'static_assert'",
    help: 'DXC knows it as _Static_assert',
  },
  err_label_end_of_compound_statement: {
    severity: 'error',
    message: 'label at end of compound statement: expected statement',
    help: "write ';' or 'break;' behind it",
  },
  err_two_right_angle_brackets_need_space: {
    severity: 'error',
    message: "a space is required between consecutive right angle brackets (use '> >')",
    explain:
      'To DXC `>>` is one operator before HLSL 202x. Clang takes it apart where it closes two lists of template arguments.',
  },
  err_hlsl_virtual_inheritance: { severity: 'error', message: 'virtual inheritance is unsupported in HLSL' },
  err_export_within_export: {
    severity: 'error',
    message: 'export declaration appears within another export declaration',
  },
  err_hlsl_export_not_on_function: {
    severity: 'error',
    message: 'export declaration can only be used on functions',
  },
  note_export: { severity: 'note', message: 'export block begins here' },
  err_expected_class_name: {
    severity: 'error',
    message: 'expected class name',
    explain: 'After the colon of a struct stand the names of its bases: `struct A : B { ... }`.',
  },
  err_using_requires_qualname: {
    severity: 'error',
    message: 'using declaration requires a qualified name',
    help: "a namespace is opened with 'using namespace'",
    explain: '`using N::f` takes over one name of a namespace or base, `using namespace N` all of them.',
  },
  err_expected_namespace_name: {
    severity: 'error',
    message: 'expected namespace name',
    explain: '`using namespace` takes the name of a namespace.',
  },
  err_expected_external_declaration: {
    severity: 'error',
    message: 'expected external declaration',
    explain: 'Outside of functions only declarations can stand.',
  },
  err_expected_parameter_declarator: {
    severity: 'error',
    message: 'expected parameter declarator',
    explain:
      'Parentheses after a declared name hold parameters: `float f(float x)`. To initialise a variable write `float x = 3;`.',
  },
  err_expected_template_parameter: {
    severity: 'error',
    message: 'expected template parameter',
    explain: 'A template parameter is a type (`typename T`) or a value (`int N`).',
  },
  err_expected_comma_greater: {
    severity: 'error',
    message: "expected ',' or '>' in template-parameter-list",
    explain: 'Template parameters are separated by commas and end with `>`.',
  },
  err_invalid_token_after_toplevel_declarator: {
    severity: 'error',
    message: "expected ';' after top level declarator",
    explain: 'A declaration outside of functions ends with a semicolon.',
  },
  err_expected_semi_declaration: {
    severity: 'error',
    message: "expected ';' at end of declaration",
    explain: 'A declaration inside a function ends with a semicolon.',
  },
  err_expected_semi_after_expr: {
    severity: 'error',
    message: "expected ';' after expression",
    explain: 'An expression that stands as a statement ends with a semicolon.',
  },
  err_expected_semi_after_stmt: {
    severity: 'error',
    message: "expected ';' after {statement} statement",
    explain: 'The statement ends with a semicolon.',
  },
  err_expected_semi_decl_list: {
    severity: 'error',
    message: "expected ';' at end of declaration list",
    explain: 'Every member of a struct or buffer ends with a semicolon.',
  },
  err_function_definition_not_allowed: {
    severity: 'error',
    message: 'function definition is not allowed here',
    explain: 'Functions are defined outside of functions; inside only a prototype can stand.',
  },
  err_expected_semi_for: {
    severity: 'error',
    message: "expected ';' in 'for' statement specifier",
    explain: 'The head of a for loop has three parts: `for (start; condition; step)`.',
  },
  err_unexpected_semi: {
    severity: 'error',
    message: "unexpected ';' before '{before}'",
    explain: 'A semicolon stands inside brackets that are not finished.',
  },
  err_extraneous_token_before_semi: {
    severity: 'error',
    message: "extraneous '{token}' before ';'",
    help: 'remove it',
    explain: 'There is one closing bracket too many.',
  },
  err_extraneous_closing_brace: {
    severity: 'error',
    message: "extraneous closing brace ('}')",
    explain: 'Nothing is open that this brace could close.',
  },
  err_template_tag_noparams: {
    severity: 'error',
    message: "extraneous 'template<>' in declaration of {what} '{name}'",
    explain: 'An explicit specialization has arguments behind its name: `template<> struct S<int> { ... };`.',
  },
  err_enum_template: { severity: 'error', message: 'enumeration cannot be a template' },
  err_typedef_not_template: { severity: 'error', message: 'a typedef cannot be a template' },
  err_explicit_instantiation_definition: {
    severity: 'error',
    message:
      "{what} cannot be defined in an explicit instantiation; if this declaration is meant to be a {what} definition, remove the 'template' keyword",
  },
  err_explicit_instantiation_of_typedef: { severity: 'error', message: 'explicit instantiation of typedef' },
  err_explicit_instantiation_not_known: {
    severity: 'error',
    message:
      "explicit instantiation of '{name}' does not refer to a function template, variable template, member function, member class, or static data member",
  },
  err_typename_missing: { severity: 'error', message: "missing 'typename' prior to dependent type name '{name}'" },
  err_multiple_template_declarators: {
    severity: 'error',
    message: 'a template declaration can only declare a single entity',
  },
  ext_variable_template: {
    severity: 'warning',
    flag: 'c++14-extensions',
    message: 'variable templates are a C++14 extension',
  },
  ext_implicit_typename: {
    severity: 'warning',
    flag: 'c++20-extensions',
    message: "missing 'typename' prior to dependent type name '{name}' is a C++20 extension",
  },
  err_invalid_qualified_function_type: {
    severity: 'error',
    message: "non-member function cannot have 'const' qualifier",
  },
  err_hlsl_modifier_after_type: { severity: 'error', message: 'modifiers must appear before type' },
  warn_duplicate_declspec: {
    severity: 'warning',
    flag: 'duplicate-decl-specifier',
    message: "duplicate '{word}' declaration specifier",
  },
  err_requires_type_specifier: {
    severity: 'error',
    message: 'a type specifier is required for all declarations',
    explain: 'A declaration starts with a type: `float x = 3;`, not `x = 3;`.',
  },
  err_dot_on_type: {
    severity: 'error',
    message: 'cannot use dot operator on a type',
    explain: "A member of a type itself, such as a static method, is named with '::'.",
  },
  err_expected_parenthesis_for_construction: {
    severity: 'error',
    message: "expected '(' for function-style cast or type construction",
    explain: 'A type is not a value. `int(x)` makes one from it.',
  },
  err_expected_lbrace_after_base_specifiers: {
    severity: 'error',
    message: "expected '{' after base class list",
    explain: 'Only a definition names bases, and its members follow in braces.',
  },
  err_hlsl_virtual_function: {
    severity: 'error',
    message: 'virtual functions are unsupported in HLSL',
    explain: 'Which method is called is known when the shader is compiled.',
  },
  err_only_virtual_functions_override: {
    severity: 'error',
    message: "only virtual member functions can be marked '{word}'",
    explain: 'A method of a derived struct hides that of its base without a word.',
  },
  err_expected_fn_body: {
    severity: 'error',
    message: 'expected function body after function declarator',
    explain: 'Behind the parameters of a function stands its body, or a semicolon.',
  },
  err_expected_end_of_enumerator: {
    severity: 'error',
    message: "expected '= constant-expression' or end of enumerator definition",
    explain: 'An enumerator is a name, or a name with a value, and a comma follows it or the closing brace.',
  },
  err_missing_comma_in_enum: {
    severity: 'error',
    message: "missing ',' between enumerators",
    explain: 'Enumerators are separated by commas.',
  },
  err_expected_while: {
    severity: 'error',
    message: "expected 'while' in do/while loop",
    explain: 'A `do` body is followed by `while (condition);`.',
  },
  err_bracket_depth_exceeded: {
    severity: 'fatal',
    message: 'bracket nesting level exceeded maximum of {limit}',
    explain: 'Brackets, blocks and operators are nested so deeply that the compiler gives up on the rest of the file.',
  },
  warn_declaration_declares_nothing: {
    severity: 'warning',
    flag: 'missing-declarations',
    message: 'declaration does not declare anything',
    explain: 'A type alone declares nothing: `int;`.',
  },
  warn_typedef_requires_name: {
    severity: 'warning',
    flag: 'missing-declarations',
    message: 'typedef requires a name',
    explain: '`typedef int Index;` gives the type a second name.',
  },
  err_anonymous_struct_needs_definition: {
    severity: 'error',
    message: 'declaration of anonymous {keyword} must be a definition',
    explain: 'A struct without a name needs its members: `struct { float x; } s;`.',
  },
  err_invalid_declaration_in_hlsl_buffer: {
    severity: 'error',
    message: 'invalid declaration inside {buffer}',
    explain:
      'A constant or texture buffer holds variables; templates, namespaces and other buffers stand outside of it.',
  },
  err_hlsl_separate_attr_arg_and_number: {
    severity: 'error',
    message: 'wrong argument format for hlsl attribute, use {use} instead',
    explain: 'The letter of a register and its number are one word: `register(u0, space1)`.',
  },
  err_expected_semantic_identifier: {
    severity: 'error',
    message: 'expected HLSL Semantic identifier',
    explain:
      'After a colon stands a semantic (`: SV_Position`), `register(...)` or, inside a buffer, `packoffset(...)`.',
  },
  err_hlsl_packoffset_invalid_reg: {
    severity: 'error',
    message: "invalid resource class specifier '{text}' for packoffset, expected 'c'",
    explain: 'packoffset counts in 16-byte rows: `packoffset(c3.y)` is row 3, second component.',
  },
  err_hlsl_unsupported_component: {
    severity: 'error',
    message: "invalid component '{text}' used; expected 'x', 'y', 'z', or 'w'",
    explain: 'After the row stands one component: `packoffset(c3.y)`.',
  },
  err_hlsl_payload_access_qualifier_unsupported_shader: {
    severity: 'error',
    message:
      "payload access qualifiers are only defined for raytracing shader stages closesthit, miss, anyhit and for special keyword: caller. '{stage}' is not supported",
    explain: 'Fields of a ray payload are read and written by `caller`, `anyhit`, `closesthit` and `miss`.',
  },
  err_hlsl_expected_hlsl_attribute: {
    severity: 'error',
    message: "Unexpected '(' in semantic annotation. Did you mean 'packoffset()' or 'register()'?",
    explain: 'A semantic is a plain word; only register and packoffset take parentheses.',
  },
  err_hlsl_pointers_unsupported: {
    severity: 'error',
    message: '{what} are unsupported in HLSL',
    explain: 'HLSL has no pointers or references. An `inout` parameter hands a changed value back.',
  },
  err_hlsl_unsupported_construct: {
    severity: 'error',
    message: '{what} is unsupported in HLSL',
    explain: 'C++ has this construct, HLSL does not.',
  },
  err_attributes_not_allowed: { severity: 'error', message: 'an attribute list cannot appear here' },
  err_attribute_address_function_type: {
    severity: 'error',
    message: 'return type cannot be qualified with address space',
  },
  err_hlsl_reserved_keyword: {
    severity: 'error',
    message: "'{word}' is a reserved keyword in HLSL",
    explain: 'The word is kept free for later versions of the language and cannot be used.',
  },
  warn_hlsl_effect_annotation: {
    severity: 'warning',
    flag: 'effects-syntax',
    message: 'possible effect annotation ignored - effect syntax is deprecated',
    explain: 'Annotations `< string Name = "x"; >` belong to the effects framework and mean nothing to the compiler.',
  },
  warn_hlsl_effect_sampler_state: {
    severity: 'warning',
    flag: 'effects-syntax',
    message: 'effect sampler_state assignment ignored - effect syntax is deprecated',
    explain: 'The state of a sampler is set by the host program or in the root signature.',
  },
  warn_hlsl_effect_state_block: {
    severity: 'warning',
    flag: 'effects-syntax',
    message:
      'effect state block ignored - effect syntax is deprecated. To use braces as an initializer use them with equal signs.',
    explain: '`BlendState b { ... };` belongs to the effects framework; an array is initialised with `= { ... }`.',
  },
  warn_hlsl_effect_technique: {
    severity: 'warning',
    flag: 'effects-syntax',
    message: 'effect technique ignored - effect syntax is deprecated',
    explain: 'Techniques and passes belong to the effects framework; the host program chooses shaders and states.',
  },
  err_template_kw_missing: {
    severity: 'error',
    message: "use 'template' keyword to treat '{name}' as a dependent template name",
  },
})
