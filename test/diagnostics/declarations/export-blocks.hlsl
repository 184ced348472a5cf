// args: -T lib_6_6
export {
//@ 1..7 note note_export: export block begins here
  void one() {}
  export void two() {}
//^^^^^^ error err_export_within_export: export declaration appears within another export declaration
  int variable;
//^^^ error err_hlsl_export_not_on_function: export declaration can only be used on functions
}
export cbuffer C { float x; }
//@ 1..7 error err_hlsl_export_not_on_function: export declaration can only be used on functions
namespace { export void hidden() {} }
//          ^^^^^^ error err_export_within_anonymous_namespace: export declaration appears within anonymous namespace
//@ 1..10 note note_anonymous_namespace: anonymous namespace begins here
export { void three() { one(); } }
