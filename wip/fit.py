import sys,json,numpy as np,glob
out=sys.argv[1]; files=sys.argv[2:]
from ceres.bots.strategies.weights import NAMES, VERSION_1
names=list(NAMES)
Z=[np.load(f) for f in files]
F=np.concatenate([z['F'] for z in Z]);Q=np.concatenate([z['Q'] for z in Z]);C=np.concatenate([z['C'] for z in Z])
G=np.concatenate([z['G'].astype(np.int64)+i*10**9 for i,z in enumerate(Z)])
table={n:[0.0]*9 for n in names}
rng=np.random.default_rng(1)
def v1(c):
    return np.array([VERSION_1[n][c] if n in VERSION_1 else 0. for n in names])
tot=[0,0,0,0];
for c in range(18):
    m=C==c
    if m.sum()<200: continue
    f,q,g=F[m],Q[m],G[m]
    st=np.flatnonzero(np.r_[True,g[1:]!=g[:-1]]); en=np.r_[st[1:],len(g)]
    A=(en-st).max(); D=len(st)
    X=np.zeros((D,A,len(names)),np.float32); Y=np.full((D,A),np.nan,np.float32)
    for i,(a,b) in enumerate(zip(st,en)):
        X[i,:b-a]=f[a:b]; Y[i,:b-a]=q[a:b]
    ok=~np.isnan(Y); Y0=np.where(ok,Y,0); mean=Y0.sum(1)/ok.sum(1); Y0=np.where(ok,Y0-mean[:,None],0)
    Xm=(X*ok[...,None]).sum(1)/ok.sum(1)[:,None]; Xc=(X-Xm[:,None])*ok[...,None]
    used=(np.abs(Xc).sum((0,1))>0); 
    tr=np.arange(D)%8!=0; te=~tr
    Xt=Xc[tr][:,:,used]; Yt=Y0[tr]; okt=ok[tr]
    A_=np.einsum('daf,dag->fg',Xt,Xt); b_=np.einsum('daf,da->f',Xt,Yt)
    w=np.linalg.solve(A_+np.eye(len(b_))*5,b_)
    def regret(w,X,Y,ok):
        s=np.where(ok,X@w,-1e9); i=s.argmax(1); return np.nanmean(Y.max(1)-Y[np.arange(len(Y)),i]) 
    def reg(wfull,sel):
        Yn=np.where(ok[sel],Y0[sel],-1e9); s=np.where(ok[sel],Xc[sel]@wfull,-1e9); i=s.argmax(1)
        return (Yn[np.arange(len(Yn)),i]).mean()
    full=np.zeros(len(names)); full[used]=w
    r_lin=reg(full,te)
    # refine by expected value of softmax
    mm=np.zeros_like(w);vv=np.zeros_like(w);best=(-9,w.copy())
    n=len(Xt)
    for it in range(1500):
        T=2.0*(0.25/2.0)**(it/1500)
        b=rng.integers(0,n,512); x=Xt[b];y=Yt[b];o=okt[b]
        s=np.where(o,x@w/T,-1e9); s-=s.max(1,keepdims=True); p=np.exp(s)*o; p/=p.sum(1,keepdims=True)
        ey=(p*y).sum(1,keepdims=True)
        gp=np.einsum('da,daf->f',p*(y-ey)/T,x)/512
        gr=np.einsum('da,daf->f',(y-x@w)*o/o.sum(1,keepdims=True),x)/512
        gr=gp+0.02*gr-1e-3*w
        mm=.9*mm+.1*gr;vv=.99*vv+.01*gr*gr
        w=w+0.02*(1-it/1600)*(mm/(1-.9**(it+1)))/(np.sqrt(vv/(1-.99**(it+1)))+1e-6)
    full2=np.zeros(len(names)); full2[used]=w
    r_soft=reg(full2,te); r_old=reg(v1(c%9),te); top=np.where(ok[te],Y0[te],-1e9).max(1).mean()
    print(c,D,"old %.2f lin %.2f soft %.2f max %.2f"%(r_old,r_lin,r_soft,top))
    choose=full2 if r_soft>=r_lin else full
    for i,nm in enumerate(names):
        if (c<9)==(nm not in('squares','fed','useful','threat','growth','open')): table[nm][c%9]=round(float(choose[i]),2)
    for k,v in enumerate((r_old,r_lin,r_soft,top)): tot[k]+=v*D
print([round(t/sum((C==c).sum()>200 for c in range(1)) /1,1) for t in tot], [t/ len(np.unique(G)) for t in tot])
json.dump(table,open(out,'w'))
