// args: -T lib_6_6
// clang: same
template <typename T> void explicitly();
template <> void explicitly<int>();
template <> void explicitly<int>() {}
//               ^^^^^^^^^^ note note_previous_definition: previous definition is here
template <> void explicitly<int>() {}
//               ^^^^^^^^^^ error err_redefinition: redefinition of 'explicitly<int>'
template <typename T> void deduced(T a) {}
template <> void deduced(int a) {}
template <> void deduced<float>(float a) {}
//               ^^^^^^^ note note_previous_definition: previous definition is here
template <> void deduced(float a) {}
//               ^^^^^^^ error err_redefinition: redefinition of 'deduced<float>'
template <typename T> struct Box { T value; };
template <> struct Box<int> { int a; };
//                 ^^^ note note_previous_definition: previous definition is here
template <> struct Box<float> { int b; };
template <> struct Box<int> { int c; };
//                 ^^^ error err_redefinition: redefinition of 'Box<int>'
