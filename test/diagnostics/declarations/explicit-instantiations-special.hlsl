// args: -T lib_6_6
template<typename T> struct S { T t; };
template<> struct S<int> { int q; };
//                ^ note note_previous_definition: previous definition is here
template struct S<int>;
//              ^^^^^^ warning warn_explicit_instantiation_after_specialization: explicit instantiation of 'S<int>' that occurs after an explicit specialization has no effect [-Winstantiation-after-specialization]
template struct S<float>;
template<> struct S<float> { float q; };
//                ^ error err_specialization_after_instantiation: explicit specialization of 'S<float>' after instantiation
//                  help: move it in front of the first use with these arguments
