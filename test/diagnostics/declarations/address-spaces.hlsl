// args: -T lib_6_6
// Memory of the group holds variables of the file.
groupshared float fine;
groupshared float result() { return 1; }
//@ 1..12 warning warn_attribute_wrong_decl_type_str: 'groupshared' attribute only applies to variables [-Wignored-attributes]
//                ^^^^^^ error err_attribute_address_function_type: return type cannot be qualified with address space
struct Fields {
  groupshared float field;
//^^^^^^^^^^^ warning warn_attribute_wrong_decl_type_str: 'groupshared' attribute only applies to variables [-Wignored-attributes]
//                  ^^^^^ error err_field_with_address_space: field may not be qualified with an address space
//                        help: make the variable of the struct 'groupshared'
  groupshared void method() {}
//^^^^^^^^^^^ warning warn_attribute_wrong_decl_type_str: 'groupshared' attribute only applies to variables [-Wignored-attributes]
//                 ^^^^^^ error err_attribute_address_function_type: return type cannot be qualified with address space
  static groupshared float shared;
//                         ^^^^^^ error err_hlsl_modifier_after_type: modifiers must appear before type
//^^^^^^ warning warn_declaration_declares_nothing: declaration does not declare anything [-Wmissing-declarations]
};
export float locals() {
  groupshared float local = 1;
//                  ^^^^^ error err_as_qualified_auto_decl: automatic variable qualified with an address space
//                        help: a 'groupshared' variable belongs to the file
  static groupshared float kept;
//       ^^^^^^^^^^^ error err_hlsl_varmodifierna: 'groupshared' is not a valid modifier for a local variable
  return local;
}
