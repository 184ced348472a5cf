// args: -T lib_6_6
struct S { int a; };
class C { int a; };
enum E { A };
//   ^ note note_previous_declaration: previous declaration is here
typedef S Other;
typedef int Number;
template<typename T> struct Template { T a; };
struct S fine;
struct C alsoFine;
enum E enumerated;
struct Template<int> instance;
typedef struct S S;
//               ^ note note_previous_declaration: previous declaration is here
struct S again;
struct Other alias;
//     ^^^^^ error err_tag_reference_non_tag: typedef 'Other' cannot be referenced with the 'struct' specifier
struct Number number;
//     ^^^^^^ error err_tag_reference_non_tag: typedef 'Number' cannot be referenced with the 'struct' specifier
enum Number enumNumber;
//   ^^^^^^ error err_tag_reference_non_tag: typedef 'Number' cannot be referenced with the 'enum' specifier
struct float4 vectors;
//     ^^^^^^ error err_tag_reference_non_tag: typedef 'float4' cannot be referenced with the 'struct' specifier
class float3x3 matrices;
//    ^^^^^^^^ error err_tag_reference_non_tag: typedef 'float3x3' cannot be referenced with the 'class' specifier
struct uint integer;
//     ^^^^ error err_tag_reference_non_tag: typedef 'uint' cannot be referenced with the 'struct' specifier
struct Texture2D texture2D;
//     ^^^^^^^^^ error err_tag_reference_non_tag: template 'Texture2D' cannot be referenced with the 'struct' specifier
struct Template unknown;
//     ^^^^^^^^ error err_tag_reference_non_tag: template 'Template' cannot be referenced with the 'struct' specifier
enum S structAsEnum;
//   ^ error err_use_with_wrong_tag: use of 'S' with tag type that does not match previous declaration
struct E enumAsStruct;
//     ^ error err_use_with_wrong_tag: use of 'E' with tag type that does not match previous declaration
float parameter(struct float4 v) { struct float2 w = v.xy; return ((struct float4)w.x).x; }
//                     ^^^^^^ error err_tag_reference_non_tag: typedef 'float4' cannot be referenced with the 'struct' specifier
//                                        ^^^^^^ error err_tag_reference_non_tag: typedef 'float2' cannot be referenced with the 'struct' specifier
//                                                                         ^^^^^^ error err_tag_reference_non_tag: typedef 'float4' cannot be referenced with the 'struct' specifier
template<typename T> struct Hides { struct T a; };
//                                         ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
