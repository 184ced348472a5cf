// args: -T lib_6_6
// After a mistake inside an annotation the parenthesis is skipped, and the rest is read as if there had been none.
int braces : register{_u1, space00}
//                   ^ error err_expected_after: expected '(' after ''
;
float later : register(t0);
//                     ^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                        help: this declaration can take 'c'
//                        fix: replace 't' by 'c'
float missing : register(q1)
//                          ^ error err_invalid_token_after_toplevel_declarator: expected ';' after top level declarator
//                            fix: insert ';' at 29
//                       ^^ error err_hlsl_binding_type_invalid: binding type 'q' is invalid
//                          help: use one of t (SRV), u (UAV), b (constant buffer), s (sampler) or c (offset of a global constant)
float behind : register(t0);
//                      ^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                         help: this declaration can take 'c'
//                         fix: replace 't' by 'c'
void parameter(float x : 1) {}
//                       ^ error err_expected_semantic_identifier: expected HLSL Semantic identifier
//                       ^ error err_expected: expected ')'
//            ^ note note_matching: to match this '('
void function() : 1;
//                ^ error err_expected_semantic_identifier: expected HLSL Semantic identifier
//                ^ error err_expected_fn_body: expected function body after function declarator
void body() junk {}
//          ^^^^ error err_expected_fn_body: expected function body after function declarator
cbuffer First : register(,) : register(b1) { float inside; }
//                       ^ error err_expected: expected identifier
//                          ^ error err_expected: expected '{'
//                          ^ error err_expected_unqualified_id: expected unqualified-id
typedef float Alias, : register(c0);
//                   ^ error err_expected_unqualified_id: expected unqualified-id
export const float exported;
//     ^^^^^ error err_hlsl_export_not_on_function: export declaration can only be used on functions
using Name = float : register(c0);
//                 ^ error err_expected_after: expected ';' after alias declaration
//                   fix: replace ':' by ';'
struct Base {};
struct Derived : Base;
//                   ^ error err_expected_lbrace_after_base_specifiers: expected '{' after base class list
enum Names { A : B };
//             ^ error err_expected_end_of_enumerator: expected '= constant-expression' or end of enumerator definition
enum Values { C = 1 : B };
//                  ^ error err_expected_either: expected '}' or ','
struct Members { float a : ; };
//                         ^ error err_expected_expression: expected expression
float cut : register(c0; space1);
//                     ^ error err_expected: expected ')'
//                       fix: insert ')' at 24
//                       ^^^^^^ error err_unknown_typename: unknown type name 'space1'
//                             ^ error err_expected_unqualified_id: expected unqualified-id
