// args: -T lib_6_3 --rules clang
[branch] int Level;
//@ 2..8 error err_stmt_attribute_invalid_on_decl: 'branch' attribute cannot be applied to a declaration [-Wdxc-extension]
[loop] void outside() {}
//@ 2..6 error err_stmt_attribute_invalid_on_decl: 'loop' attribute cannot be applied to a declaration [-Wdxc-extension]
struct Box { [loop] int size; [branch] void grow() {} };
//            ^^^^ error err_stmt_attribute_invalid_on_decl: 'loop' attribute cannot be applied to a declaration [-Wdxc-extension]
//                             ^^^^^^ error err_stmt_attribute_invalid_on_decl: 'branch' attribute cannot be applied to a declaration [-Wdxc-extension]
void take([loop] int count) {}
//         ^^^^ error err_stmt_attribute_invalid_on_decl: 'loop' attribute cannot be applied to a declaration [-Wdxc-extension]
int inside(int count) {
  [loop] int start = 2;
// ^^^^ error err_stmt_attribute_invalid_on_decl: 'loop' attribute cannot be applied to a declaration [-Wdxc-extension]
  [flatten] return 1;
// ^^^^^^^ error err_branch_attribute_wrong_statement: 'flatten' attribute only applies to 'if' and 'switch' statements [-Wdxc-extension]
}
int hints(int count) {
  [loop] count++;
// ^^^^ error err_loop_attribute_wrong_statement: 'loop' attribute only applies to 'for', 'while', and 'do' statements [-Wdxc-extension]
  [loop] { count++; }
// ^^^^ error err_loop_attribute_wrong_statement: 'loop' attribute only applies to 'for', 'while', and 'do' statements [-Wdxc-extension]
  [branch] ;
// ^^^^^^ error err_branch_attribute_wrong_statement: 'branch' attribute only applies to 'if' and 'switch' statements [-Wdxc-extension]
  [loop] if (count > 3) count++;
// ^^^^ error err_loop_attribute_wrong_statement: 'loop' attribute only applies to 'for', 'while', and 'do' statements [-Wdxc-extension]
  [branch] for (int i = 0; i < 10; i++) count++;
// ^^^^^^ error err_branch_attribute_wrong_statement: 'branch' attribute only applies to 'if' and 'switch' statements [-Wdxc-extension]
  [unroll(1.5)] for (int i = 0; i < 10; i++) count++;
//        ^^^ error err_pragma_loop_invalid_argument_type: invalid argument of type 'float'; expected an integer type [-Wdxc-extension]
  [unroll(-1)] for (int i = 0; i < 10; i++) count++;
//        ^^ error err_requires_positive_value: invalid value '-1'; must be positive [-Wdxc-extension]
  [unroll][loop] for (int i = 0; i < 10; i++) count++;
// ^^^^^^ error err_hlsl_loop_attributes_incompatible: loop and unroll attributes are not compatible
  [numthreads(1, 1, 1)] count++;
// ^^^^^^^^^^ error err_decl_attribute_invalid_on_stmt: 'numthreads' attribute cannot be applied to a statement
  [branch] if (count > 3) count++;
  return count;
}
