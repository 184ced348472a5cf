// args: -T lib_6_6
template <int N> struct Endless {
  Endless<N + 1> next;
//^^^^^^^ error err_template_recursion_depth_exceeded: recursive template instantiation exceeded maximum depth of 200
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<199>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<198>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<197>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<196>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<195>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<194>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<193>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<192>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<191>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<190>' requested here
};
Endless<0> endless;
int unseen = missing;
