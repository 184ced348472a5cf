// args: -T lib_6_6
// A struct of a template depends on its parameters: no instance is asked for with it, which would ask for another one.
template<typename T>
void again(T value) {
  struct Local { uint x; };
  Local local = again(local);
}
