// args: -T lib_6_6
template <int N> struct Endless {
  Endless<N + 1> next;
//^^^^^^^ error err_template_recursion_depth_exceeded: recursive template instantiation exceeded maximum depth of 90
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<89>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<88>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<87>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<86>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<85>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<84>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<83>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<82>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<81>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<80>' requested here
};
Endless<0> endless;
int unseen = missing;
