// args: -T lib_6_6
vector<float, > missing;
//            ^ error err_expected_expression: expected expression
uint64_t<float, 7> number;
//@ 1..19 error err_not_a_template: 'uint64_t' is not a template
float4<int> vectors;
//@ 1..12 error err_not_a_template: 'float4' is not a template
RayDesc<int> structs;
//@ 1..13 error err_not_a_template: 'RayDesc' is not a template
template<typename T> struct Holder { T value; };
//                          ^^^^^^ note note_template_declared_here: template is declared here
Holder<int, > held;
//          ^ error err_expected_expression: expected expression
//@ 1..7 error err_template_too_many_args: too many template arguments for class template 'Holder'
