// args: -T lib_6_6
int test(int n) {
  int sum = 0;
  for (int i = 0; i < n; ++i)
    sum += i;
  for (int i = 0; i < n; ++i)
//         ^ note note_entity_declared_at: 'i' declared here
    sum += i;
  return sum + i;
//             ^ error err_undeclared_var_use: use of undeclared identifier 'i'
//               help: it ended with its block or loop; declare it in front of that
}
