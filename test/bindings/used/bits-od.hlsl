// args: -Od
// Without optimisation, nobody asks which bits of a number matter; what a whole operation makes a constant is gone.
Buffer<uint> Flag; //=> t0
Buffer<uint> High; //=> t1
Buffer<uint> Shifted; //=> t2
Buffer<uint> Mixed; //=> t3
Buffer<uint> Twice; //=> t4
Buffer<uint> Low; //=> t5
Buffer<uint> Byte; //=> t6
Buffer<uint> Masked; //=> unused: its value is not needed by anything the shader writes
Buffer<uint> Remasked; //=> unused: its value is not needed by anything the shader writes
Buffer<uint> Times; //=> unused: its value is not needed by anything the shader writes
Buffer<uint> Kept; //=> t7
RWBuffer<uint> Out; //=> u0
[numthreads(1, 1, 1)]
void main() {
  Out[0] = (Kept[0] | (Flag[0] & 1)) & ~1u;
  Out[1] = (Kept[1] + (High[0] << 8)) & 0xff;
  Out[2] = (Shifted[0] << 4) & 15;
  Out[3] = (Kept[2] ^ (Mixed[0] << 16)) & 0xffff;
  Out[4] = Twice[0] >> 16 >> 16;
  Out[5] = ((Low[0] & 1) | (Kept[3] << 1)) >> 1;
  Out[6] = (Byte[0] & 0xff) >> 8;
  Out[7] = Masked[0] & 0;
  Out[8] = (Remasked[0] & 1) & 2;
  Out[9] = Times[0] * 0;
}
