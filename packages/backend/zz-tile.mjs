import sharp from 'sharp';
const [out, h, ...files] = process.argv.slice(2);
const ims = await Promise.all(files.map(async f => { const meta = await sharp(f).metadata(); const H = Math.min(meta.height, +h); return { buf: await sharp(f).extract({left:0,top:0,width:meta.width,height:H}).png().toBuffer(), w: meta.width, H }; }));
const W = ims.reduce((a,i)=>a+i.w+10,0), HH = Math.max(...ims.map(i=>i.H));
let x=0; const comps=[]; for (const i of ims){ comps.push({input:i.buf,left:x,top:0}); x+=i.w+10; }
await sharp({create:{width:W,height:HH,channels:3,background:'#f0f'}}).composite(comps).png().toFile(out);
