template<typename T> struct Id { T value; };
template<typename T, typename U = Box<Id<T> > > struct Box;
//                                       ^ error err_template_recursion_depth_exceeded: recursive template instantiation exceeded maximum depth of 71
template<typename T, typename U> struct Box { U inner; };
[numthreads(1, 1, 1)] void main() { Box<int> box; }
