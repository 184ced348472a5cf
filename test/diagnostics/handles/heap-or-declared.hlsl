// args: -T cs_6_6
// DXC takes the first of them whatever the condition is.
RWBuffer<float> Out;
//              ^^^ note note_resource_declared_here: Out is declared here
//              ^^^ note note_resource_declared_here: Out is declared here
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupID) {
  RWBuffer<float> element = ResourceDescriptorHeap[1];
  RWBuffer<float> chosen = i > 1 ? Out : element;
//^^^^^^^^ error err_resource_not_unique: local resource not guaranteed to map to unique global resource.
//         help: it may be Out or an element of a heap; use the resources in the branches themselves, or put them in one array and choose an index
  chosen[0] = 1;
  RWBuffer<float> kept[2] = { Out, element };
  kept[i & 1][0] = 2;
//^^^^ error err_resource_not_unique: local resource not guaranteed to map to unique global resource.
//     help: it may be Out or an element of a heap; use the resources in the branches themselves, or put them in one array and choose an index
  RWBuffer<float> other = ResourceDescriptorHeap[2];
  RWBuffer<float> either = i > 1 ? other : element;
  either[0] = 1;
}
