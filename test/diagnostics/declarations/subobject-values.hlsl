// args: -T lib_6_6
GlobalRootSignature Empty = { "" };
//                            ^^ error err_hlsl_subobject_empty_string: empty string not expected here
StateObjectConfig First = { 0 };
StateObjectConfig Copy = First;
//                       ^^^^^ error err_hlsl_subobject_no_list: expected initialization list
static const string Computed;
SubobjectToExportsAssociation Unset = { Computed, "test" };
//                                      ^^^^^^^^ error err_hlsl_subobject_string: cannot convert to constant string
