// args: -T lib_6_6
template <int N> struct Endless {
  Endless<N + 1> next;
//^^^^^^^ error err_template_recursion_depth_exceeded: recursive template instantiation exceeded maximum depth of 120
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<119>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<118>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<117>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<116>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<115>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<114>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<113>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<112>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<111>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<110>' requested here
};
Endless<0> endless;
int unseen = missing;
