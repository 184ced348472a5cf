// args: -T ps_6_0
// Templates that instantiate each other in their arguments take the most room for each level.
template<uint M, uint N>
struct Ackermann { enum { value = Ackermann<M - 1, Ackermann<M, N - 1>::value>::value }; };
//                                                 ^^^^^^^^^ error err_template_recursion_depth_exceeded: recursive template instantiation exceeded maximum depth of 120
//                                                 ^^^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Ackermann<3, 4294967179>' requested here
//                                                 ^^^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Ackermann<3, 4294967180>' requested here
//                                                 ^^^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Ackermann<3, 4294967181>' requested here
//                                                 ^^^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Ackermann<3, 4294967182>' requested here
//                                                 ^^^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Ackermann<3, 4294967183>' requested here
//                                                 ^^^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Ackermann<3, 4294967184>' requested here
//                                                 ^^^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Ackermann<3, 4294967185>' requested here
//                                                 ^^^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Ackermann<3, 4294967186>' requested here
//                                                 ^^^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Ackermann<3, 4294967187>' requested here
//                                                 ^^^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Ackermann<3, 4294967188>' requested here
template<uint N>
struct Ackermann<0, N> { enum { value = N + 1 }; };

float4 main() : SV_Target { return Ackermann<3, 2>::value; }
