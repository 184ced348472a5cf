// What the files of the runner share: the device, and the resources of the job.
#include <vulkan/vulkan.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(call) do { VkResult result_ = (call); if (result_) { printf("%s: %d\n", #call, result_); exit(1); } } while (0)
enum { MOST = 128, MOST_SETS = 16 };

typedef struct {
  VkBuffer buffer;
  unsigned char *map;
  VkDeviceSize size;
  VkDeviceAddress address;
} Memory;

typedef struct {
  char kind[16], file[512];
  unsigned set, binding, element, format, width, height, levels;
  VkDescriptorType type;
  Memory memory;
  VkBufferView view;
  VkImage image;
  VkImageView imageView;
  VkSampler sampler;
  VkAccelerationStructureKHR scene;
} Resource;

typedef struct { unsigned minify, magnify, address, compare; } Filter;

extern VkPhysicalDevice gpu;
extern VkDevice device;
extern VkCommandBuffer commands;
extern int hasRayQueries;
extern Resource resources[MOST];
extern unsigned count;
extern size_t pushSize;

// device.c
void openDevice(void);
unsigned char *readFile(const char *path, size_t *size);
Memory makeMemory(const void *bytes, size_t size, VkBufferUsageFlags usage);
VkImage makeImage(unsigned format, unsigned width, unsigned height, unsigned levels, VkImageUsageFlags usage);
VkImageView makeView(VkImage image, unsigned format, unsigned levels, VkImageAspectFlags aspect);
VkShaderModule makeModule(const char *path);
void beginCommands(void);
void runCommands(void);
void barrier(void);
void readyImage(VkImage image, unsigned levels, VkImageAspectFlags aspect);

// resources.c
int isImage(const Resource *resource);
void makeResource(Resource *resource, Filter filter);
void copyImages(int isBack);
VkPipelineLayout makeSets(VkDescriptorSet *sets, unsigned *setCount);
void writeBack(void);

// run.c
VkSpecializationInfo specialization(void);
void bindPipeline(VkPipelineBindPoint point, VkPipeline pipeline, VkPipelineLayout layout, unsigned setCount, const VkDescriptorSet *sets);

// acceleration.c
int readAcceleration(const char *line);

// draw.c
int readDraw(const char *line);
