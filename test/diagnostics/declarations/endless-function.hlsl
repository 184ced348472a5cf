// args: -T lib_6_6
template <int N> int up() { return up<N + 1>(); }
//                   ^^ error err_template_recursion_depth_exceeded: recursive template instantiation exceeded maximum depth of 1024
//                                 ^^ note note_template_instantiation_here: in instantiation of function template specialization 'up<1023>' requested here
//                                 ^^ note note_template_instantiation_here: in instantiation of function template specialization 'up<1022>' requested here
//                                 ^^ note note_template_instantiation_here: in instantiation of function template specialization 'up<1021>' requested here
//                                 ^^ note note_template_instantiation_here: in instantiation of function template specialization 'up<1020>' requested here
//                                 ^^ note note_template_instantiation_here: in instantiation of function template specialization 'up<1019>' requested here
//                                 ^^ note note_template_instantiation_here: in instantiation of function template specialization 'up<1018>' requested here
//                                 ^^ note note_template_instantiation_here: in instantiation of function template specialization 'up<1017>' requested here
//                                 ^^ note note_template_instantiation_here: in instantiation of function template specialization 'up<1016>' requested here
//                                 ^^ note note_template_instantiation_here: in instantiation of function template specialization 'up<1015>' requested here
//                                 ^^ note note_template_instantiation_here: in instantiation of function template specialization 'up<1014>' requested here
int test() { return up<0>(); }
