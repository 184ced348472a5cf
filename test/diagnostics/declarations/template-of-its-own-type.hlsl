// args: -T lib_6_6
// Each instance would ask for another one, with a struct of its own: an unused template is checked once.
template<typename T>
void again(T value) {
  struct Local { uint x; };
  Local local = again(local);
//      ^^^^^ error err_typecheck_nonviable_condition: no viable conversion from 'void' to 'Local'
}
