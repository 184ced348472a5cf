// args: -T lib_6_6
template <int N> struct Endless {
  Endless<N + 1> next;
//^^^^^^^ error err_template_recursion_depth_exceeded: recursive template instantiation exceeded maximum depth of 100
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<99>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<98>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<97>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<96>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<95>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<94>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<93>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<92>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<91>' requested here
//^^^^^^^ note note_template_instantiation_here: in instantiation of template class 'Endless<90>' requested here
};
Endless<0> endless;
int unseen = missing;
