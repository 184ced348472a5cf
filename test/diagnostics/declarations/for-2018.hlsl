// args: -T lib_6_6 -HV 2018
// Before HLSL 2021 the variable of a for loop lives on after it.
int test(int n) {
  int sum = 0;
  for (int i = 0; i < n; ++i)
//         ^ note note_previous_definition: previous definition is here
    sum += i;
  for (int i = 0; i < n; ++i)
//         ^ warning warn_hlsl_for_redefinition: redefinition of 'i' shadows declaration in the outer scope; most recent declaration will be used [-Wfor-redefinition]
//         ^ note note_previous_definition: previous definition is here
    sum += i;
  for (float i = 0; i < n; ++i)
//           ^ warning warn_hlsl_for_redefinition: redefinition of 'i' shadows declaration in the outer scope; most recent declaration will be used [-Wfor-redefinition]
    sum += 1;
  {
    for (int j = 0; j < n; ++j)
//           ^ note note_entity_declared_at: 'j' declared here
      sum += j;
  }
  return sum + i + j;
//                 ^ error err_undeclared_var_use: use of undeclared identifier 'j'
//                   help: it ended with its block or loop; declare it in front of that
}
