float missingName b;
//               ^ error err_invalid_token_after_toplevel_declarator: expected ';' after top level declarator
//                 fix: insert ';' at 18
float 4x;
//    ^^ error err_expected_unqualified_id: expected unqualified-id
int afterComma = 1,;
//                 ^ error err_expected_unqualified_id: expected unqualified-id
int notAName, 3;
//            ^ error err_expected_unqualified_id: expected unqualified-id
x;
//@ 1..2 error err_requires_type_specifier: a type specifier is required for all declarations
y = 3;
//@ 1..2 error err_requires_type_specifier: a type specifier is required for all declarations
const z = 3;
//    ^ error err_requires_type_specifier: a type specifier is required for all declarations
f() { }
//@ 1..2 error err_requires_type_specifier: a type specifier is required for all declarations
typedef;
//     ^ error err_expected_type: expected a type
typedef int;
//@ 1..8 warning warn_typedef_requires_name: typedef requires a name [-Wmissing-declarations]
typedef float 3;
//            ^ error err_expected_unqualified_id: expected unqualified-id
using X = ;
//        ^ error err_expected_type: expected a type
using namespace;
//             ^ error err_expected_namespace_name: expected namespace name
int;
//@ 1..4 warning warn_declaration_declares_nothing: declaration does not declare anything [-Wmissing-declarations]
static;
//@ 1..7 warning warn_declaration_declares_nothing: declaration does not declare anything [-Wmissing-declarations]
struct;
//@ 1..7 error err_anonymous_struct_needs_definition: declaration of anonymous struct must be a definition
enum : { };
//     ^ error err_expected_type: expected a type
+ 3;
//@ 1..2 error err_expected_external_declaration: expected external declaration
struct KeywordBehind { struct {} int; };
//                              ^ error err_expected_after: expected ';' after struct
//                                fix: insert ';' at 33
//                               ^^^ warning warn_declaration_declares_nothing: declaration does not declare anything [-Wmissing-declarations]
struct MissingMemberEnd { float a float b; };
//                               ^ error err_expected_semi_decl_list: expected ';' at end of declaration list
//                                 fix: insert ';' at 34
struct NoSemicolon { float a; }
//                             ^ error err_expected_after: expected ';' after struct
//                               fix: insert ';' at 32
float afterStruct;
struct NoBase : { int a; };
//              ^ error err_expected_class_name: expected class name
struct ErrorInside { void f() { return 1 } ; int b; };
//                                      ^ error err_expected_semi_after_stmt: expected ';' after return statement
//                                        fix: insert ';' at 41
enum E { A B };
//        ^ error err_missing_comma_in_enum: missing ',' between enumerators
enum F { C = , D };
//           ^ error err_expected_expression: expected expression
enum G : { H };
//       ^ error err_expected_type: expected a type
enum I { 3 };
//       ^ error err_expected: expected identifier
struct S { S(int a) {} ~S() {} };
//         ^ error err_hlsl_unsupported_construct: constructor is unsupported in HLSL
//                     ^ error err_hlsl_unsupported_construct: destructor is unsupported in HLSL
cbuffer { float a0; }
//      ^ error err_expected: expected identifier
cbuffer NoBrace float a1; }
//              ^^^^^ error err_expected: expected '{'
cbuffer Invalid { typedef int T; }
//                            ^ error err_invalid_declaration_in_hlsl_buffer: invalid declaration inside cbuffer
cbuffer Invalid2 { namespace N {} }
//                           ^ error err_invalid_declaration_in_hlsl_buffer: invalid declaration inside cbuffer
tbuffer Invalid3 { template<typename T> T f(T x) { return x; } }
//                                        ^ error err_invalid_declaration_in_hlsl_buffer: invalid declaration inside tbuffer
namespace Broken int b1;
//               ^^^ error err_expected: expected '{'
namespace { int b2; }
void parameters(int a int b) { }
//                    ^^^ error err_expected: expected ')'
//             ^ note note_matching: to match this '('
void trailing(int a, ) { }
//                   ^ error err_expected_parameter_declarator: expected parameter declarator
void noParameter(3) { }
//               ^ error err_expected_parameter_declarator: expected parameter declarator
void variadic(int a, ...) { }
//                   ^ error err_hlsl_unsupported_construct: variadic arguments is unsupported in HLSL
float initialised(3);
//                ^ error err_expected_parameter_declarator: expected parameter declarator
void defaulted(int a = ) { }
//                     ^ error err_expected_expression: expected expression
int *pointer; int &reference = 3;
//  ^ error err_hlsl_pointers_unsupported: pointers are unsupported in HLSL
//                ^ error err_hlsl_pointers_unsupported: references are unsupported in HLSL
int unclosed[3 ;
//             ^ error err_expected: expected ']'
//          ^ note note_matching: to match this '['
int extra = 3);
//           ^ error err_extraneous_token_before_semi: extraneous ')' before ';'
//             help: remove it
//             fix: remove ')'
static_assert(1, "a";
//                  ^ error err_expected: expected ')'
//           ^ note note_matching: to match this '('
static_assert;
//           ^ error err_expected_after: expected '(' after 'static_assert'
operator+ f;
//@ 1..9 error err_requires_type_specifier: a type specifier is required for all declarations
} float afterBrace;
//@ 1..2 error err_extraneous_closing_brace: extraneous closing brace ('}')
void inner() { void nested() { } }
//                           ^ error err_function_definition_not_allowed: function definition is not allowed here
float bits : 4;
//           ^ error err_expected_semantic_identifier: expected HLSL Semantic identifier
//          ^ error err_invalid_token_after_toplevel_declarator: expected ';' after top level declarator
//            fix: insert ';' at 13
float last
//        ^ error err_invalid_token_after_toplevel_declarator: expected ';' after top level declarator
//          fix: insert ';' at 11
